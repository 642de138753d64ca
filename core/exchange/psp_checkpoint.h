// Checkpoints of the authors' programs: P-SP (P22) and "Simple and Effective" (P19), averaging encoders.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/result.h"

namespace paragram {

// A vocabulary and its table. pieces[i] is what row i stands for; the row after the last is that of text with
// nothing known ("UUUNKKK" there).
struct PspTable {
    std::vector<std::string> pieces;
    Matrix weights;         // (pieces.size() + 1, dimension)
    Matrix mean, variance;  // Adam's, of the same shape; empty where the checkpoint has none
};

struct PspCheckpoint {
    PspTable source;
    std::optional<PspTable> target;           // where the two languages have vocabularies of their own
    std::map<std::string, std::string> args;  // "dropout" -> "0.3", "pool" -> "mean"; none is left out
    std::int64_t steps = 0;                   // of Adam; 0: no state
    int epoch = 0;                            // epochs done

    // Of an argument that is a number; fallback where there is none.
    double number(const std::string& name, double fallback) const;
    std::string text(const std::string& name, const std::string& fallback) const;
};

// Nothing of the file is executed. Error: damaged, another kind of checkpoint, or one with an LSTM.
Result<PspCheckpoint> readPspCheckpoint(const std::filesystem::path& file);

// As torch >= 1.6 keeps it; the authors' loading code takes it. args are written as numbers where they are
// numbers ("none" as None). The file must not exist yet as anything of worth: it is written in place.
void writePspCheckpoint(const PspCheckpoint& checkpoint, const std::filesystem::path& file);

}  // namespace paragram
