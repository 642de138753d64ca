#include "core/neural/sentence_encoder.h"

#include <torch/nn/init.h>

#include <cmath>

#include "core/neural/mixed_precision.h"

namespace paragram::neural {

torch::nn::Linear linearLayer(std::int64_t in, std::int64_t out, bool bias) {
    torch::nn::Linear layer(torch::nn::LinearOptions(in, out).bias(bias));
    torch::nn::init::xavier_uniform_(layer->weight);
    if (bias) torch::nn::init::zeros_(layer->bias);
    return layer;
}

torch::nn::Embedding embeddingLayer(const ModelShape& shape) {
    torch::nn::Embedding table(shape.vocabulary, shape.width);
    torch::nn::init::normal_(table->weight, 0, 1 / std::sqrt(static_cast<double>(shape.width)));
    return table;
}

SentenceEncoder::SentenceEncoder(const ModelShape& shape, std::int64_t stateWidth)
    : stateWidth_(stateWidth), averages_(shape.averages) {
    embedding_ = register_module("embed_tokens", embeddingLayer(shape));
}

void SentenceEncoder::addLatent(const ModelShape& shape, LatentKind latent) {
    if (latent == LatentKind::none) return;
    toMean_ = register_module("hidden2mean", linearLayer(stateWidth_, shape.latent, false));
    if (latent == LatentKind::distribution)
        toLogVariance_ = register_module("hidden2logv", linearLayer(stateWidth_, shape.latent, false));
}

Latent SentenceEncoder::forward(const TokenBatch& sentences, Pass& pass) {
    const at::Tensor pooled = (states(sentences, pass) * sentences.weights).sum(1);
    // A few products for each sentence, whose KL divergence needs every bit.
    const MixedPrecision off(pooled.device(), false);
    Latent latent{toMean_ ? toMean_->forward(pooled) : pooled, {}};
    if (averages_)
        latent.mean =
            latent.mean + (at::embedding(embedding_->weight, sentences.ids) * sentences.inner).sum(1);
    if (toLogVariance_) latent.logVariance = toLogVariance_->forward(pooled);
    return latent;
}

}  // namespace paragram::neural
