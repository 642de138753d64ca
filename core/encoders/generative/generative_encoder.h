// The sentence encoder of a generative model (P20, 3; resources/help/generative.md). Vectors only:
// paragram-neural trains it.
#pragma once

#include <cstdint>
#include <span>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/generative/encoder_tensors.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// Initial weights of the same names and shapes, distributed as fairseq's.
NetworkWeights untrainedGenerative(const NetworkWeights& weights, std::uint64_t seed);

// A transformer, or both directions of an LSTM. The tensors of a model are named as fairseq names them, with
// two differences: the rows of the semantic encoder's embeddings are the model's table, except that of the
// end of a sentence, "encoder_sem.end".
class GenerativeEncoder {
  public:
    explicit GenerativeEncoder(const Settings& settings) : settings_(settings) {}

    // Throws std::runtime_error, naming it, if a tensor is missing or has another shape than the settings
    // say.
    void check(const NetworkWeights& weights) const;
    // out: (sentences.size(), generativeDimension). table: (vocabulary, encoder.dimension). The
    // weights pass check.
    void encode(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                Matrix& out, Workers& workers) const;

  private:
    Settings settings_;
};

}  // namespace paragram
