// Attention of all heads as one operation with its own gradient.
#pragma once

#include <torch/types.h>

namespace paragram::neural {

// Which keys the queries see.
struct Visibility {
    at::Tensor lengths{};  // (N) on the processor: keys of each sentence; undefined: all
    at::Tensor blocked{};  // the same, added to the scores: (N, 1, 1, S)
    bool causal = false;   // query t sees the keys 0..t
};

// all: (N, T, 3 width), the queries, keys and values of each token, each of heads side by side. Returns (N,
// T, width); where a query sees no key, zeros.
at::Tensor selfAttention(const at::Tensor& all, std::int64_t heads, const Visibility& visible);

// q: (N, T, width), k and v: (N, S, width); not causal.
at::Tensor crossAttention(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, std::int64_t heads,
                          const Visibility& visible);

// Either by libtorch's operations, which GPUs need; the functions above are kernels on the processor.
at::Tensor attentionPlainly(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, std::int64_t heads,
                            const Visibility& visible);

// The heads of the last dimension as a dimension of their own: (N, heads, T, width / heads).
at::Tensor splitHeads(const at::Tensor& x, std::int64_t heads);

}  // namespace paragram::neural
