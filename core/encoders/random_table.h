// Untrained embeddings: N(0, 1), as torch's nn.Embedding begins; the baseline every report shows.
#pragma once

#include <cstdint>

#include "core/base/matrix.h"
#include "core/settings/settings.h"

namespace paragram {

Matrix randomTable(std::size_t rows, std::size_t dimension, std::uint64_t seed);

// The numbers of torch.manual_seed(seed) and nn.Embedding(rows, dimension) in PyTorch on a CPU, to 1e-6: it
// takes logarithm and cosine in single precision. Tables of fewer than 16 numbers it draws otherwise.
Matrix torchTable(std::size_t rows, std::size_t dimension, std::uint64_t seed);

// What a training with these settings begins with, word vectors aside.
Matrix startTable(const Settings& settings, std::size_t rows);

}  // namespace paragram
