// Where a run keeps its files.
#pragma once

#include <filesystem>

namespace paragram {

struct RunFolder {
    std::filesystem::path path;

    std::filesystem::path model() const { return path / "model.h5"; }            // best so far
    std::filesystem::path checkpoint() const { return path / "checkpoint.h5"; }  // to go on from
    std::filesystem::path tokens() const { return path / "tokens.bin"; }         // while it trains from disk
    std::filesystem::path settings() const { return path / "settings.conf"; }
    std::filesystem::path history() const { return path / "history.csv"; }
    std::filesystem::path tensorboard() const {
        return path / "tensorboard";
    }                                                                      // event files, where asked for
    std::filesystem::path report() const { return path / "report.json"; }  // how it stands and ended
};

}  // namespace paragram
