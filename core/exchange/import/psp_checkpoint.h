// Checkpoints of the authors' programs, P-SP (P22) and "Simple and Effective" (P19): averages and
// recurrent encoders.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/result.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/exchange/import/checkpoint_arguments.h"
#include "core/training/network_adam.h"

namespace paragram {

// A vocabulary and its table. pieces[i] is the token of row i; the row after the last is for text without
// known tokens
// ("UUUNKKK" in the file).
struct PspTable {
    std::vector<std::string> pieces;
    Matrix weights;         // (pieces.size() + 1, dimension)
    Matrix mean, variance;  // Adam's, of the same shape; empty if the checkpoint has none
};

struct PspCheckpoint : CheckpointArguments {
    PspTable source;
    std::optional<PspTable> target;  // if the two languages have separate vocabularies
    NetworkWeights network;          // of a recurrent encoder; empty: averaging
    NetworkMoments networkMoments;   // Adam's, of its shapes; empty if the checkpoint has none
    std::int64_t steps = 0;          // of Adam; 0: no state
    int epoch = 0;                   // epochs completed
};

// The name in their files of a tensor of a network ("lstm_fr." for that of the target).
std::string pspTensorName(const std::string& name);

// Nothing in the file is executed. Error if it is damaged, another kind of checkpoint, or incomplete.
Result<PspCheckpoint> readPspCheckpoint(const std::filesystem::path& file);

// In the format of torch >= 1.6, which the authors' program loads. args are written as numbers if they are
// numbers ("none" as None). The file is written in place, without a temporary file. Throws MachineFailure.
void writePspCheckpoint(const PspCheckpoint& checkpoint, const std::filesystem::path& file);

}  // namespace paragram
