// Aggressive training: the encoders of a variational autoencoder are trained ahead of its decoders, so that
// the latent does not vanish while they are far from the true posterior (He et al. 2019, Lagging Inference
// Networks; used by P20, A.1).
#pragma once

#include <cstdint>
#include <limits>
#include <string>

namespace paragram {

// Which parts the next update trains.
enum class TrainedPart { all, encoders, decoders };

// The encoders are trained alone until their loss per token, over 15 updates, is no longer below that of the
// 15 before, at most 99 times; then the decoders once; and so on, until the mutual information of sentence
// and latent falls from one epoch to the next. From then on everything is trained together.
class EncoderTurns {
  public:
    explicit EncoderTurns(bool aggressive) : on_(aggressive) {}

    bool on() const { return on_; }
    TrainedPart next() const;
    // After an update of next(): its loss, summed over the tokens.
    void updated(double loss, std::int64_t tokens);
    // At the end of an epoch, in nats.
    void measured(double mutualInformation);

    // What a resumed training continues with, as text without line breaks; an empty text changes nothing.
    std::string text() const;
    void restore(const std::string& text);

  private:
    bool on_ = false, settled_ = false;
    int alone_ = 0;  // updates of the encoders since the last one of the decoders
    double sum_ = 0, before_ = std::numeric_limits<double>::infinity();
    std::int64_t tokens_ = 0;
    double information_ = -std::numeric_limits<double>::infinity();
};

}  // namespace paragram
