#include "core/encoders/generative/transformer_encoder.h"

#include <cblas.h>

#include <algorithm>
#include <cmath>

#include "core/base/numeric/blas_threads.h"
#include "core/base/numeric/kernels.h"
#include "core/encoders/generative/encoder_tensors.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 64;         // sentences computed together
constexpr std::size_t kFirstPosition = 2;  // as fairseq counts: after its padding token
constexpr float kNormEpsilon = 1e-5F;

// y = x weight^T + bias, rows of x and y one after another; bias may be null.
void linear(const std::vector<float>& x, std::size_t rows, const Matrix& weight, const Matrix* bias,
            std::vector<float>& y) {
    const std::size_t out = weight.rows(), in = weight.cols();
    y.resize(rows * out);
    for (std::size_t r = 0; r < rows; ++r) {
        if (bias != nullptr)
            std::copy_n(bias->data(), out, y.data() + r * out);
        else
            std::fill_n(y.data() + r * out, out, 0.0F);
    }
    const auto size = [](std::size_t n) { return static_cast<blasint>(n); };
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, size(rows), size(out), size(in), 1, x.data(),
                size(in), weight.data(), size(in), 1, y.data(), size(out));
}

// x = layer norm of x + y, each row by itself.
void addAndNormalise(std::vector<float>& x, const std::vector<float>& y, std::size_t rows, const Matrix& gain,
                     const Matrix& bias) {
    const std::size_t d = gain.cols();
    for (std::size_t r = 0; r < rows; ++r) {
        float* row = x.data() + r * d;
        kernels().addScaled(row, y.data() + r * d, 1, d);
        double sum = 0, squares = 0;
        for (std::size_t i = 0; i < d; ++i) sum += row[i];
        const auto mean = static_cast<float>(sum / static_cast<double>(d));
        for (std::size_t i = 0; i < d; ++i) squares += (row[i] - mean) * (row[i] - mean);
        const float scale =
            1 / std::sqrt(static_cast<float>(squares / static_cast<double>(d)) + kNormEpsilon);
        for (std::size_t i = 0; i < d; ++i)
            row[i] = (row[i] - mean) * scale * gain.data()[i] + bias.data()[i];
    }
}

}  // namespace

struct TransformerEncoder::Layer {
    const Matrix *inputWeight, *inputBias, *outputWeight, *outputBias, *attentionGain, *attentionShift,
        *innerWeight, *innerBias, *outerWeight, *outerBias, *finalGain, *finalShift;
};

struct TransformerEncoder::Weights {
    std::vector<Layer> layers;
    const Matrix *end, *toMean;  // the second: null without a latent
    Matrix positions;            // (positions, d): sines of all frequencies, then cosines
};

void TransformerEncoder::check(const NetworkWeights& weights) const {
    find(weights, 1);
}

TransformerEncoder::Weights TransformerEncoder::find(const NetworkWeights& weights,
                                                     std::size_t longest) const {
    const auto d = static_cast<std::size_t>(settings_.encoder.dimension),
               inner = static_cast<std::size_t>(settings_.generative.feedForward);
    const auto tensor = [&](const std::string& name, std::size_t rows, std::size_t cols) {
        return &encoderTensor(weights, name, rows, cols);
    };
    Weights found;
    for (int i = 0; i < settings_.generative.encoderLayers; ++i) {
        const std::string layer = "layers." + std::to_string(i) + '.';
        found.layers.push_back({tensor(layer + "self_attn.in_proj_weight", 3 * d, d),
                                tensor(layer + "self_attn.in_proj_bias", 1, 3 * d),
                                tensor(layer + "self_attn.out_proj.weight", d, d),
                                tensor(layer + "self_attn.out_proj.bias", 1, d),
                                tensor(layer + "self_attn_layer_norm.weight", 1, d),
                                tensor(layer + "self_attn_layer_norm.bias", 1, d),
                                tensor(layer + "fc1.weight", inner, d), tensor(layer + "fc1.bias", 1, inner),
                                tensor(layer + "fc2.weight", d, inner), tensor(layer + "fc2.bias", 1, d),
                                tensor(layer + "final_layer_norm.weight", 1, d),
                                tensor(layer + "final_layer_norm.bias", 1, d)});
    }
    found.end = tensor("end", 1, d);
    found.toMean = attendsToTokens(settings_.generative.model)
                       ? nullptr
                       : tensor("hidden2mean.weight", generativeDimension(settings_), d);
    found.positions.resize(longest, d);
    const std::size_t half = d / 2;
    for (std::size_t i = 0; i < half; ++i) {
        const double frequency =
            std::exp(-std::log(10000.0) / static_cast<double>(half - 1) * static_cast<double>(i));
        for (std::size_t t = 0; t < longest; ++t) {
            const double angle = static_cast<double>(t + kFirstPosition) * frequency;
            found.positions(t, i) = static_cast<float>(std::sin(angle));
            found.positions(t, half + i) = static_cast<float>(std::cos(angle));
        }
    }
    return found;
}

void TransformerEncoder::encode(const Matrix& table, const NetworkWeights& weights,
                                std::span<const Sentence> sentences, Matrix& out, Workers& workers) const {
    keepBlasOnOneThread();
    out.resize(sentences.size(), generativeDimension(settings_));
    std::size_t longest = 0;
    for (const Sentence sentence : sentences) longest = std::max(longest, sentence.size());
    const Weights found = find(weights, longest + 1);
    workers.forEach((sentences.size() + kShare - 1) / kShare, [&](std::size_t share, int) {
        const std::size_t first = share * kShare;
        encodeShare(table, found, sentences.subspan(first, std::min(kShare, sentences.size() - first)),
                    out.data() + first * out.cols());
    });
}

void TransformerEncoder::encodeShare(const Matrix& table, const Weights& weights,
                                     std::span<const Sentence> sentences, float* out) const {
    const std::size_t d = table.cols(), heads = static_cast<std::size_t>(settings_.generative.heads),
                      each = d / heads;
    std::vector<std::size_t> start{0};  // of each sentence, in tokens with its end
    for (const Sentence sentence : sentences) start.push_back(start.back() + sentence.size() + 1);
    const std::size_t tokens = start.back();
    std::vector<float> x(tokens * d), projected, attended(tokens * d), block, inner, scores;
    const float scale = std::sqrt(static_cast<float>(d));
    for (std::size_t s = 0; s < sentences.size(); ++s) {
        for (std::size_t t = 0; t <= sentences[s].size(); ++t) {
            const float* row = t < sentences[s].size()
                                   ? table.data() + static_cast<std::size_t>(sentences[s][t]) * d
                                   : weights.end->data();
            float* to = x.data() + (start[s] + t) * d;
            for (std::size_t i = 0; i < d; ++i) to[i] = scale * row[i] + weights.positions(t, i);
        }
    }
    const float queryScale = 1 / std::sqrt(static_cast<float>(each));
    for (const Layer& layer : weights.layers) {
        linear(x, tokens, *layer.inputWeight, layer.inputBias, projected);
        std::ranges::fill(attended, 0.0F);
        for (std::size_t s = 0; s < sentences.size(); ++s) {
            const std::size_t length = start[s + 1] - start[s];
            scores.resize(length);
            for (std::size_t head = 0; head < heads; ++head) {
                const float* first = projected.data() + start[s] * 3 * d + head * each;
                for (std::size_t query = 0; query < length; ++query) {
                    float largest = -INFINITY, sum = 0;
                    for (std::size_t key = 0; key < length; ++key) {
                        scores[key] =
                            queryScale * kernels().dot(first + query * 3 * d, first + key * 3 * d + d, each);
                        largest = std::max(largest, scores[key]);
                    }
                    for (float& score : scores) sum += score = std::exp(score - largest);
                    float* to = attended.data() + (start[s] + query) * d + head * each;
                    for (std::size_t key = 0; key < length; ++key)
                        kernels().addScaled(to, first + key * 3 * d + 2 * d, scores[key] / sum, each);
                }
            }
        }
        linear(attended, tokens, *layer.outputWeight, layer.outputBias, block);
        addAndNormalise(x, block, tokens, *layer.attentionGain, *layer.attentionShift);
        linear(x, tokens, *layer.innerWeight, layer.innerBias, inner);
        for (float& value : inner) value = std::max(0.0F, value);
        linear(inner, tokens, *layer.outerWeight, layer.outerBias, block);
        addAndNormalise(x, block, tokens, *layer.finalGain, *layer.finalShift);
    }
    std::vector<float> pooled(sentences.size() * d), vectors;
    for (std::size_t s = 0; s < sentences.size(); ++s) {
        const std::size_t length = start[s + 1] - start[s];
        for (std::size_t t = 0; t < length; ++t)
            kernels().addScaled(pooled.data() + s * d, x.data() + (start[s] + t) * d,
                                1 / static_cast<float>(length), d);
    }
    if (weights.toMean == nullptr) {
        std::ranges::copy(pooled, out);
        return;
    }
    linear(pooled, sentences.size(), *weights.toMean, nullptr, vectors);
    const std::size_t k = weights.toMean->rows();
    for (std::size_t s = 0; s < sentences.size() && settings_.generative.averages; ++s) {
        for (const std::int32_t id : sentences[s])
            kernels().addScaled(vectors.data() + s * k, table.data() + static_cast<std::size_t>(id) * d,
                                1 / static_cast<float>(sentences[s].size()), d);
    }
    std::ranges::copy(vectors, out);
}

}  // namespace paragram
