// Embedding initialisation: N(0, 1), as in torch's nn.Embedding; also the untrained baseline of every report.
#pragma once

#include <cstdint>

#include "core/base/numeric/matrix.h"
#include "core/settings/settings.h"

namespace paragram {

// (rows, dimension), by our own generator.
Matrix randomTable(std::size_t rows, std::size_t dimension, std::uint64_t seed);

// The numbers of torch.manual_seed(seed) and nn.Embedding(rows, dimension) in PyTorch on a CPU, to within
// 1e-6, because it computes logarithm and cosine in single precision. Tables of fewer than 16 numbers differ.
Matrix torchTable(std::size_t rows, std::size_t dimension, std::uint64_t seed);

// Of the embeddings and the weights of a network: encoder.seed, or train.seed.
std::uint64_t tableSeed(const Settings& settings);

// The initial table of a training with these settings, apart from word vectors. Throws MachineFailure.
Matrix startTable(const Settings& settings, std::size_t rows, Storage storage = Storage::memory);

}  // namespace paragram
