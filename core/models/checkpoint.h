// Everything a training needs to go on to the same bits after any interruption.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/encoders/word_vectors.h"
#include "core/settings/settings.h"
#include "core/training/trainer.h"

namespace paragram {

struct Checkpoint {
    TrainerState state;
    Settings settings;
    std::string tokenizer;               // Tokenizer::serialise
    std::uint64_t pairsFingerprint = 0;  // of the tokens trained on
    std::vector<std::string> pairsPaths, developmentPaths;
    double bestPearson = 0, untrainedPearson = 0;  // NaN: no development set
    std::int64_t bestStep = 0;
    std::int64_t evaluatedStep = -1;        // the last step with an evaluation; -1: none
    std::int64_t evaluationsSinceBest = 0;  // without a better score, for train.patience
    WordVectorShares vectors;               // what the table began with
    double seconds = 0;                     // of training before this checkpoint
};

// Throws MachineFailure; the checkpoint before it then stands.
void writeCheckpoint(const Checkpoint& checkpoint, const std::filesystem::path& file);
Result<Checkpoint> readCheckpoint(const std::filesystem::path& file);

}  // namespace paragram
