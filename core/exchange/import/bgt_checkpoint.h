// Checkpoints of the authors' program of P20 (bilingual-generative-transformer, a fork of fairseq).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/exchange/formats/torch_file.h"
#include "core/exchange/import/bgt_tensors.h"
#include "core/exchange/import/checkpoint_arguments.h"

namespace paragram {

// Rows of their tables before those of the dictionary.
enum BgtRow : std::size_t {
    kBgtStart = 0,
    kBgtPadding = 1,
    kBgtEnd = 2,
    kBgtUnknown = 3,
    kBgtFirstPiece = 4
};

struct BgtCheckpoint : CheckpointArguments {
    BgtShape shape;
    NetworkWeights tensors;  // those that are trained; rows of tokens as in the file
    std::int64_t updates = 0;
    int epoch = 0;
};

// Whether a file has what fairseq saves: "args" and "model".
bool isBgtCheckpoint(const TorchFile& torch);
// Nothing in the file is executed. name: for errors. Error if it is damaged, incomplete, or a model of
// another kind.
Result<BgtCheckpoint> readBgtCheckpoint(const TorchFile& torch, const std::string& name);
// In the container of torch before 1.6, which every version loads, without the optimizer's state. What their
// program never trains is zero. The file is written in place, without a temporary file. Throws
// MachineFailure.
void writeBgtCheckpoint(const BgtCheckpoint& checkpoint, const std::filesystem::path& file);

// fairseq's dictionary: the pieces of its lines "PIECE COUNT". Error for a line without a count.
Result<std::vector<std::string>> readFairseqDictionary(const std::filesystem::path& file);

}  // namespace paragram
