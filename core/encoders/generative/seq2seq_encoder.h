// The mean of the states of both directions of an LSTM over a sentence and its end, mapped to the mean of the
// latent (P20, Appendix A), or the states' mean itself (P18, 6).
#pragma once

#include <span>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// Both directions of the LSTM, with the names of zeroNetwork. Throws std::runtime_error, naming it, if a
// tensor is missing or has another shape.
NetworkWeights lstmOfSeq2seq(const Settings& settings, const NetworkWeights& weights);

// See GenerativeEncoder.
class Seq2seqEncoder {
  public:
    explicit Seq2seqEncoder(const Settings& settings);

    void check(const NetworkWeights& weights) const;
    void encode(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                Matrix& out, Workers& workers) const;

  private:
    Settings settings_;
    EncoderSettings lstm_;
};

}  // namespace paragram
