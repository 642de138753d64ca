#include "core/encoders/generative/seq2seq_encoder.h"

#include <cblas.h>

#include <algorithm>
#include <vector>

#include "core/encoders/generative/encoder_tensors.h"
#include "core/encoders/recurrent/recurrent_encoder.h"

namespace paragram {
namespace {

EncoderSettings lstmOf(const Settings& settings) {
    EncoderSettings lstm;
    lstm.network = Network::blstm;
    lstm.dimension = settings.encoder.dimension;
    lstm.units = settings.encoder.units;
    return lstm;
}

NetworkWeights lstmWeights(const NetworkWeights& weights, const EncoderSettings& lstm) {
    NetworkWeights found = zeroNetwork(lstm);
    for (NetworkTensor& tensor : found)
        tensor.values = encoderTensor(weights, tensor.name, tensor.values.rows(), tensor.values.cols());
    return found;
}

}  // namespace

NetworkWeights lstmOfSeq2seq(const Settings& settings, const NetworkWeights& weights) {
    return lstmWeights(weights, lstmOf(settings));
}

Seq2seqEncoder::Seq2seqEncoder(const Settings& settings) : settings_(settings), lstm_(lstmOf(settings)) {}

void Seq2seqEncoder::check(const NetworkWeights& weights) const {
    lstmWeights(weights, lstm_);
    encoderTensor(weights, "end", 1, static_cast<std::size_t>(lstm_.dimension));
    if (!attendsToTokens(settings_.generative.model))
        encoderTensor(weights, "hidden2mean.weight", generativeDimension(settings_),
                      stateDimension(settings_.encoder));
}

void Seq2seqEncoder::encode(const Matrix& table, const NetworkWeights& weights,
                            std::span<const Sentence> sentences, Matrix& out, Workers& workers) const {
    // The embeddings of these sentences only, and that of the end.
    std::vector<std::int32_t> used;
    for (const Sentence sentence : sentences) used.insert(used.end(), sentence.begin(), sentence.end());
    std::ranges::sort(used);
    used.erase(std::ranges::unique(used).begin(), used.end());
    const std::size_t d = table.cols();
    Matrix rows(used.size() + 1, d);
    for (std::size_t i = 0; i < used.size(); ++i)
        std::ranges::copy(table.row(static_cast<std::size_t>(used[i])), rows.row(i).begin());
    std::ranges::copy(encoderTensor(weights, "end", 1, d).row(0), rows.row(used.size()).begin());
    TokenList list;
    std::vector<std::int32_t> renumbered;
    for (const Sentence sentence : sentences) {
        renumbered.clear();
        for (const std::int32_t token : sentence)
            renumbered.push_back(
                static_cast<std::int32_t>(std::ranges::lower_bound(used, token) - used.begin()));
        renumbered.push_back(static_cast<std::int32_t>(used.size()));
        list.add(renumbered);
    }
    std::vector<Sentence> ended(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) ended[i] = list[i];
    const NetworkWeights lstm = lstmWeights(weights, lstm_);
    Matrix states;
    RecurrentEncoder(lstm_).encode(rows, lstm, ended, false, states, workers);
    if (attendsToTokens(settings_.generative.model)) {
        out = std::move(states);
        return;
    }
    const Matrix& map =
        encoderTensor(weights, "hidden2mean.weight", generativeDimension(settings_), states.cols());
    out.resize(sentences.size(), map.rows());
    const auto size = [](std::size_t n) { return static_cast<blasint>(n); };
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, size(states.rows()), size(map.rows()),
                size(map.cols()), 1, states.data(), size(map.cols()), map.data(), size(map.cols()), 0,
                out.data(), size(map.rows()));
}

}  // namespace paragram
