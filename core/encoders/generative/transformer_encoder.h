// The mean of a transformer's states, mapped to the mean of the latent (P20, 3;
// resources/help/generative.md).
#pragma once

#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// See GenerativeEncoder.
class TransformerEncoder {
  public:
    explicit TransformerEncoder(const Settings& settings) : settings_(settings) {}

    void check(const NetworkWeights& weights) const;
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
