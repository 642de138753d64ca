// Checkpoints of the authors' programs, P-SP (P22) and "Simple and Effective" (P19): averaging encoders.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/result.h"

namespace paragram {

// A vocabulary and its table. pieces[i] is the token of row i; the row after the last is for text without
// known tokens
// ("UUUNKKK" in the file).
struct PspTable {
    std::vector<std::string> pieces;
    Matrix weights;         // (pieces.size() + 1, dimension)
    Matrix mean, variance;  // Adam's, of the same shape; empty if the checkpoint has none
};

struct PspCheckpoint {
    PspTable source;
    std::optional<PspTable> target;           // if the two languages have separate vocabularies
    std::map<std::string, std::string> args;  // "dropout" -> "0.3", "pool" -> "mean"; "none" is omitted
    std::int64_t steps = 0;                   // of Adam; 0: no state
    int epoch = 0;                            // epochs completed

    // The value of a numeric argument; fallback if it is missing.
    double number(const std::string& name, double fallback) const;
    std::string text(const std::string& name, const std::string& fallback) const;
};

// Nothing in the file is executed. Error if it is damaged, another kind of checkpoint, or one with an LSTM.
Result<PspCheckpoint> readPspCheckpoint(const std::filesystem::path& file);

// In the format of torch >= 1.6, which the authors' program loads. args are written as numbers if they are
// numbers ("none" as None). The file is written in place, without a temporary file. Throws MachineFailure.
void writePspCheckpoint(const PspCheckpoint& checkpoint, const std::filesystem::path& file);

}  // namespace paragram
