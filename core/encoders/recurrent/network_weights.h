// The weights of a recurrent encoder besides the embedding table, by name.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/settings/settings.h"

namespace paragram {

struct NetworkTensor {
    std::string name;  // "lstm.weight_ih_l0", as torch.nn.LSTM names it
    Matrix values;     // a vector is a row

    friend bool operator==(const NetworkTensor&, const NetworkTensor&) = default;
};
// In a fixed order: the shared network or that of the source, then that of the target; of each the forward
// direction, then the backward one; of each the input weights (4 units, d), the recurrent weights (4 units,
// units), two biases (4 units) that are both added, and with peepholes their weights (3 units). The gates are
// i, f, g, o.
using NetworkWeights = std::vector<NetworkTensor>;

// Whether sentences go through a recurrent network instead of being averaged.
inline bool isRecurrent(const EncoderSettings& settings) {
    return settings.network == Network::lstm || settings.network == Network::blstm;
}
// Whether they go through the encoder of a generative model.
inline bool isGenerative(const EncoderSettings& settings) {
    return settings.network == Network::transformer || settings.network == Network::seq2seq;
}

// Zero weights of the shape that the settings describe; none for averaging encoders.
NetworkWeights zeroNetwork(const EncoderSettings& settings);
// The initial weights: uniform in +-1/sqrt(units), as torch.nn.LSTM.
NetworkWeights startNetwork(const EncoderSettings& settings, std::uint64_t seed);

// Length of the sentence vector of a recurrent encoder.
std::size_t recurrentDimension(const EncoderSettings& settings);

}  // namespace paragram
