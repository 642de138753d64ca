// An LSTM over a batch of sentences, one direction or two, on all cores: the fast form of the recurrent
// encoders on a CPU.
//
// The product of embeddings and input weights is computed once for each distinct token of the batch, all time
// steps at once; directions and parts of the batch run side by side. Sentences are not padded.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/workers.h"
#include "core/encoders/recurrent/lstm_direction.h"

namespace paragram {

struct LstmShape {
    std::size_t inputs = 0;      // d of the token embeddings
    std::size_t units = 0;       // of each direction
    std::size_t directions = 1;  // 2: the second one reads from the end
    Pooling pooling = Pooling::mean;

    std::size_t outputs() const { return units * directions; }
};

struct LstmDirectionWeights {
    const float* input = nullptr;  // (4 units, inputs)
    LstmWeights rest;
};

// The batch of token embeddings: sentence tokens are rows of `rows`.
struct TokenRows {
    std::span<const Sentence> sentences;
    const float* rows = nullptr;  // (count, inputs)
    std::size_t count = 0;
};

struct FusedLstmGradient {
    std::vector<std::vector<float>> input, recurrent, bias, peepholes;  // of each direction, as the weights
    std::vector<float> rows;                                            // (count, inputs)
};

class FusedLstm {
  public:
    explicit FusedLstm(LstmShape shape) : shape_(shape) {}

    // out: (sentences, outputs): the directions side by side. Equal inputs give equal bits with the same
    // number of threads. keep: differentiate() will follow.
    void run(const TokenRows& batch, std::span<const LstmDirectionWeights> weights, bool keep,
             Workers& workers, float* out);

    // Of the last run with keep, from the gradient of its out; batch and weights are the same.
    FusedLstmGradient differentiate(const TokenRows& batch, std::span<const LstmDirectionWeights> weights,
                                    const float* outGradient, Workers& workers);

  private:
    void multiplyInputs(const TokenRows& batch, std::span<const LstmDirectionWeights> weights,
                        Workers& workers);
    void pack(std::span<const Sentence> sentences, std::size_t parts);
    void encode(const TokenRows& batch, std::span<const LstmDirectionWeights> weights, Workers& workers,
                float* out);
    void addInputGradients(const TokenRows& batch, std::span<const LstmDirectionWeights> weights,
                           const std::vector<std::vector<float>>& products, Workers& workers,
                           FusedLstmGradient& gradient) const;

    LstmShape shape_;
    std::vector<std::vector<float>> products_;  // of each direction: (count, 4 units)
    std::vector<PackedSentences> packed_;       // of each part, with keep
    std::vector<LstmDirection> passes_;         // (directions * parts) with keep, else one for each thread
};

}  // namespace paragram
