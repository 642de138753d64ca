// One direction of a long short-term memory network (Hochreiter and Schmidhuber 1997; P18, 4) over packed
// sentences, with its gradient. Everything is the caller's memory; nothing depends on a tensor library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/encoders/recurrent/packed_sentences.h"
#include "core/settings/choices.h"

namespace paragram {

// Rows of the matrices are the gates i, f, g, o, `units` rows each (as torch.nn.LSTM has them).
struct LstmWeights {
    const float* recurrent = nullptr;  // (4 units, units)
    const float* bias = nullptr;       // (4 units)
    const float* peepholes = nullptr;  // (3 units), or null: none
};

// Added to.
struct LstmGradient {
    float* product = nullptr;    // (tokens, 4 units)
    float* recurrent = nullptr;  // (4 units, units)
    float* bias = nullptr;       // (4 units)
    float* peepholes = nullptr;  // (3 units), null without peepholes
};

// Keeps what the gradient needs from the last forward pass. One thread at a time.
class LstmDirection {
  public:
    explicit LstmDirection(std::size_t units) : units_(units) {}

    // product: (tokens, 4 units), the product of each token's embedding with the input weights, so that it is
    // computed once for a token that occurs often. out: the vector of sentence s begins at out + s * stride:
    // the mean or the maximum of its hidden states. backward: sentences are read from their ends.
    void run(const PackedSentences& packed, bool backward, const float* product, const LstmWeights& weights,
             Pooling pooling, float* out, std::size_t stride);

    // The same vectors, keeping nothing of a step but what the next one reads.
    void encode(const PackedSentences& packed, bool backward, const float* product,
                const LstmWeights& weights, Pooling pooling, float* out, std::size_t stride);

    // The gradient of the last run, from that of its out. Same packed, backward, weights and pooling; call it
    // once.
    void differentiate(const PackedSentences& packed, bool backward, const LstmWeights& weights,
                       Pooling pooling, const float* outGradient, std::size_t stride, LstmGradient& gradient);

  private:
    // Begins the gates of a step with the products of its tokens.
    void fillGates(const PackedSentences& packed, bool backward, std::size_t step, const float* product,
                   const float* bias, float* gates) const;
    void pool(const PackedSentences& packed, Pooling pooling, float* out, std::size_t stride);
    void hiddenGradientOf(const PackedSentences& packed, Pooling pooling, std::size_t step,
                          const float* outGradient, std::size_t stride, float* hiddenGradient) const;

    std::size_t units_;
    std::vector<float> gates_, cells_, hidden_;  // (rows, 4 units), (rows, units), (rows, units)
    std::vector<std::int32_t> winner_;           // step of the maximum, (sentences in packed order, units)
};

}  // namespace paragram
