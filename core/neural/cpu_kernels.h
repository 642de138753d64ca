// Loops that libtorch computes with many small operations: attention over short sentences, dropout, the loss
// of a softmax over a vocabulary, and Adam.
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

// Scores of tokens among `vocabulary` candidates, each row while it is in the cache.
struct SoftmaxRows {
    std::int64_t rows = 0, vocabulary = 0;
    const std::int64_t* sentences = nullptr;  // whose shared scores are added to a row
    const std::int64_t* targets = nullptr;
    double smoothing = 0;
    const double* shares = nullptr;  // what each row counts; null: 1
    double* losses = nullptr;        // given the loss of each row, which counts 1
};

// Adds shared (one row for each sentence) to the scores. Returns the sum over the rows of share times (1 -
// smoothing) * -log p(target) + smoothing * mean of -log p, where p is the softmax of a row. With
// sharedGradient the scores become their gradients, which are added to it; otherwise they are lost.
template <class Number>
double softmaxLoss(const SoftmaxRows& tokens, Number* scores, const Number* shared, Number* sharedGradient);

struct AdamStep {
    float beta1 = 0, beta2 = 0;
    float scale = 1;           // of the gradients
    float keep = 1;            // of the parameters: 1 - rate * decay
    float rate = 0;            // divided by 1 - beta1^steps
    float varianceFactor = 1;  // 1 / (1 - beta2^steps)
    float epsilon = 0;
};
// mean and variance are those of Adam before the step.
void adamStep(const AdamStep& step, std::int64_t count, const float* gradient, float* mean, float* variance,
              float* parameter);

double sumOfSquares(const float* numbers, std::int64_t count);

}  // namespace paragram::neural
