#include "core/encoders/recurrent/network_weights.h"

#include <cmath>

#include "core/base/random.h"

namespace paragram {

NetworkWeights zeroNetwork(const EncoderSettings& settings) {
    NetworkWeights weights;
    if (!isRecurrent(settings)) return weights;
    const auto units = static_cast<std::size_t>(settings.units),
               d = static_cast<std::size_t>(settings.dimension);
    std::vector<std::string> networks{"lstm."}, directions{""};
    if (settings.separateNetworks) networks.emplace_back("lstm_target.");
    if (settings.network == Network::blstm) directions.emplace_back("_reverse");
    for (const std::string& network : networks) {
        for (const std::string& direction : directions) {
            const auto add = [&](const char* name, std::size_t rows, std::size_t cols) {
                weights.push_back({network + name + "_l0" + direction, Matrix(rows, cols)});
            };
            add("weight_ih", 4 * units, d);
            add("weight_hh", 4 * units, units);
            add("bias_ih", 1, 4 * units);
            add("bias_hh", 1, 4 * units);
            if (settings.peepholes) add("peephole", 1, 3 * units);
        }
    }
    return weights;
}

NetworkWeights startNetwork(const EncoderSettings& settings, std::uint64_t seed) {
    NetworkWeights weights = zeroNetwork(settings);
    constexpr std::uint64_t kStream = 3;
    Random random(seed, kStream);
    const double bound = 1 / std::sqrt(static_cast<double>(settings.units));
    for (NetworkTensor& tensor : weights) {
        for (std::size_t i = 0; i < tensor.values.size(); ++i)
            tensor.values.data()[i] = static_cast<float>(bound * (2 * random.uniform() - 1));
    }
    return weights;
}

std::size_t recurrentDimension(const EncoderSettings& settings) {
    const bool both =
        settings.network == Network::blstm && settings.directions == JoinedDirections::concatenated;
    return static_cast<std::size_t>(settings.units) * (both ? 2 : 1);
}

}  // namespace paragram
