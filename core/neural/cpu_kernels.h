// Loops that libtorch computes with many small operations: attention over short sentences, and dropout.
#pragma once

#include <cstdint>

namespace paragram::neural {

// Queries, keys and values of N sentences in rows; element (n, t, h, i) of a tensor stands at data + n *
// sentence
// + t * token + h * width + i.
template <class Number>
struct Rows {
    Number* data = nullptr;
    std::int64_t sentence = 0, token = 0;
};

struct AttentionShape {
    std::int64_t sentences = 0, queries = 0, keys = 0, heads = 0, width = 0;  // width: of a head
    const std::int64_t* lengths = nullptr;  // keys that each sentence has; null: all
    bool causal = false;                    // query t sees the keys 0..t
};

// out = softmax(q k^T / sqrt(width)) v of each head. weights: (N, heads, queries, keys), kept for the
// backward pass; those of keys that are not seen stay as they are. A query without keys is given zeros.
template <class Number>
void attend(const AttentionShape& shape, Rows<const Number> q, Rows<const Number> k, Rows<const Number> v,
            Rows<Number> out, Number* weights);

// Adds the gradients of q, k and v to those given, from that of out.
template <class Number>
void attendBackward(const AttentionShape& shape, Rows<const Number> q, Rows<const Number> k,
                    Rows<const Number> v, Rows<const Number> outGradient, const Number* weights,
                    Rows<Number> qGradient, Rows<Number> kGradient, Rows<Number> vGradient);

// Each element is 0 with probability `share`, otherwise 1 / (1 - share); depends only on seed and its place.
void dropoutMask(float* mask, std::int64_t count, double share, std::uint64_t seed);

}  // namespace paragram::neural
