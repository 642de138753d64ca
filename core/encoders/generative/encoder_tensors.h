// The tensors of a generative model's sentence encoder, and the length of its vectors.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// The tensor "encoder_sem.NAME". Throws std::runtime_error if it is missing or has another shape.
inline const Matrix& encoderTensor(const NetworkWeights& weights, const std::string& name, std::size_t rows,
                                   std::size_t cols) {
    const auto found = std::ranges::find(weights, "encoder_sem." + name, &NetworkTensor::name);
    if (found == weights.end() || found->values.rows() != rows || found->values.cols() != cols)
        throw std::runtime_error("encoder_sem." + name + " is missing or has the wrong shape");
    return found->values;
}

// Length of the states of its last layer.
inline std::size_t stateDimension(const EncoderSettings& settings) {
    return static_cast<std::size_t>(settings.network == Network::seq2seq ? 2 * settings.units
                                                                         : settings.dimension);
}

// Length of the sentence vector: the latent's, or where the decoder attends to the states, theirs.
inline std::size_t generativeDimension(const Settings& settings) {
    if (attendsToTokens(settings.generative.model)) return stateDimension(settings.encoder);
    const int latent = settings.generative.latent;
    return static_cast<std::size_t>(latent > 0 ? latent : settings.encoder.dimension);
}

}  // namespace paragram
