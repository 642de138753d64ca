// The sentence encoder of a generative model: the mean of a transformer's states, mapped to the mean of the
// latent (P20, 3; resources/help/generative.md). Vectors only: paragram-neural trains it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// Length of the sentence vector.
std::size_t transformerDimension(const Settings& settings);

// Initial weights of the same names and shapes, distributed as fairseq's.
NetworkWeights untrainedTransformer(const NetworkWeights& weights, std::uint64_t seed);

// The tensors of a model are named as fairseq names them, with two differences: the rows of the semantic
// encoder's embeddings are the model's table, except that of the end of a sentence, "encoder_sem.end".
class TransformerEncoder {
  public:
    explicit TransformerEncoder(const Settings& settings) : settings_(settings) {}

    // Throws std::runtime_error, naming it, if a tensor is missing or has another shape than the settings
    // say.
    void check(const NetworkWeights& weights) const;
    // out: (sentences.size(), transformerDimension). table: (vocabulary, encoder.dimension). The
    // weights pass check.
    void encode(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                Matrix& out, Workers& workers) const;

  private:
    struct Layer;
    struct Weights;
    Weights find(const NetworkWeights& weights, std::size_t longest) const;
    void encodeShare(const Matrix& table, const Weights& weights, std::span<const Sentence> sentences,
                     float* out) const;

    Settings settings_;
};

}  // namespace paragram
