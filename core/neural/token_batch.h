// Sentences of token ids as tensors.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <span>
#include <vector>

namespace paragram::neural {

using Tokens = std::vector<std::int32_t>;

// N sentences of at most T tokens, padded on the right.
struct TokenBatch {
    at::Tensor ids;       // (N, T), zero where there is no token
    at::Tensor blocked;   // (N, 1, 1, T): 0 at tokens, -infinity elsewhere
    at::Tensor weights;   // (N, T, 1): 1 / length at tokens, 0 elsewhere
    at::Tensor inner;     // the same of the sentences without their last token; 0 if nothing is left
    at::Tensor places;    // of the tokens in the flattened ids, ascending
    at::Tensor sentence;  // of each of those places
    at::Tensor lengths;   // (N), on the processor
    std::int64_t count() const { return ids.size(0); }
};

// The sentences with `end` before them (what a decoder reads) or after them (what an encoder reads and a
// decoder writes).
enum class End { before, after };
TokenBatch batchOf(std::span<const Tokens> sentences, std::int64_t end, End where,
                   const at::TensorOptions& like);

}  // namespace paragram::neural
