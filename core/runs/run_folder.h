// The names of all files of a run folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/models/model_file.h"

namespace paragram {

struct RunFolder {
    std::filesystem::path path;

    std::filesystem::path model() const { return path / kModelFileName; }        // best so far
    std::filesystem::path checkpoint() const { return path / "checkpoint.h5"; }  // to resume from
    // Of paragram-neural, besides the checkpoint of this step.
    std::filesystem::path neuralState(std::int64_t step) const {
        return path / ("neural-" + std::to_string(step) + ".safetensors");
    }
    std::filesystem::path tokens() const { return path / "tokens.bin"; }       // while it trains from disk
    std::filesystem::path settings() const { return path / "settings.conf"; }  // as it was started
    std::filesystem::path history() const { return path / "history.csv"; }     // of steps and evaluations
    std::filesystem::path report() const { return path / "report.json"; }      // its state and figures
    std::filesystem::path ranks() const { return path / "ranks.json"; }        // RankFigures, by paragram-mpi
    std::filesystem::path tensorboard() const { return path / "tensorboard"; }  // event files, if requested
};

}  // namespace paragram
