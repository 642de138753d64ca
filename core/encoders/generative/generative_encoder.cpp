#include "core/encoders/generative/generative_encoder.h"

#include <cmath>

#include "core/base/random.h"
#include "core/encoders/generative/seq2seq_encoder.h"
#include "core/encoders/generative/transformer_encoder.h"

namespace paragram {

NetworkWeights untrainedGenerative(const NetworkWeights& weights, std::uint64_t seed) {
    constexpr std::uint64_t kStream = 11;
    Random random(seed, kStream);
    NetworkWeights initial = weights;
    for (NetworkTensor& tensor : initial) {
        const auto rows = static_cast<double>(tensor.values.rows()),
                   cols = static_cast<double>(tensor.values.cols());
        const bool embeddings =
            tensor.name.find("embed") != std::string::npos || tensor.name.ends_with(".end");
        const float constant = tensor.name.ends_with("layer_norm.weight") ? 1 : 0;
        for (std::size_t i = 0; i < tensor.values.size(); ++i) {
            if (embeddings)
                tensor.values.data()[i] = static_cast<float>(random.normal() / std::sqrt(cols));
            else if (tensor.values.rows() > 1)
                tensor.values.data()[i] =
                    static_cast<float>((2 * random.uniform() - 1) * std::sqrt(6 / (rows + cols)));
            else
                tensor.values.data()[i] = constant;
        }
    }
    return initial;
}

void GenerativeEncoder::check(const NetworkWeights& weights) const {
    if (settings_.encoder.network == Network::seq2seq)
        Seq2seqEncoder(settings_).check(weights);
    else
        TransformerEncoder(settings_).check(weights);
}

void GenerativeEncoder::encode(const Matrix& table, const NetworkWeights& weights,
                               std::span<const Sentence> sentences, Matrix& out, Workers& workers) const {
    if (settings_.encoder.network == Network::seq2seq)
        Seq2seqEncoder(settings_).encode(table, weights, sentences, out, workers);
    else
        TransformerEncoder(settings_).encode(table, weights, sentences, out, workers);
}

}  // namespace paragram
