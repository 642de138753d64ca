// Untrained embeddings: N(0, 1), as torch's nn.Embedding begins; the baseline every report shows.
#pragma once

#include <cstdint>

#include "core/base/matrix.h"

namespace paragram {

Matrix randomTable(std::size_t rows, std::size_t dimension, std::uint64_t seed);

}  // namespace paragram
