#include "core/neural/transformer.h"

#include <cmath>
#include <limits>

namespace paragram::neural {
namespace {

namespace nn = torch::nn;

constexpr std::int64_t kPositions = 1024;
constexpr std::int64_t kFirstPosition = 2;  // as fairseq counts: after its padding token

// Row t is the vector of position t: sines of all frequencies, then cosines (fairseq's order).
at::Tensor sinusoids(std::int64_t width) {
    const std::int64_t half = width / 2;
    const auto options = at::TensorOptions(at::kDouble);
    const at::Tensor frequencies =
        at::exp(at::arange(half, options) * (-std::log(10000.0) / static_cast<double>(half - 1)));
    const at::Tensor angles =
        at::arange(kFirstPosition, kFirstPosition + kPositions, options).unsqueeze(1) * frequencies;
    return at::cat({at::sin(angles), at::cos(angles)}, 1).to(at::kFloat);
}

nn::Linear linear(std::int64_t in, std::int64_t out, bool bias = true) {
    nn::Linear layer(nn::LinearOptions(in, out).bias(bias));
    torch::nn::init::xavier_uniform_(layer->weight);
    if (bias) torch::nn::init::zeros_(layer->bias);
    return layer;
}

nn::Embedding embedding(const ModelShape& shape) {
    nn::Embedding table(shape.vocabulary, shape.width);
    torch::nn::init::normal_(table->weight, 0, 1 / std::sqrt(static_cast<double>(shape.width)));
    return table;
}

nn::LayerNorm norm(const ModelShape& shape) {
    return nn::LayerNorm(nn::LayerNormOptions({shape.width}).eps(1e-5));
}

at::Tensor embed(const nn::Embedding& table, const at::Tensor& ids, const at::Tensor& positions) {
    const at::Tensor x = at::embedding(table->weight, ids);
    return x * std::sqrt(static_cast<double>(x.size(-1))) + positions;
}

// -infinity above the diagonal.
at::Tensor futureBlocked(std::int64_t length, const at::TensorOptions& options) {
    return at::full({length, length}, -std::numeric_limits<double>::infinity(), options).triu(1);
}

void checkLength(std::int64_t length) {
    if (length > kPositions)
        throw std::runtime_error("a sentence of " + std::to_string(length) +
                                 " tokens; the longest may have " + std::to_string(kPositions));
}

}  // namespace

void DecoderCache::select(const at::Tensor& rows) {
    for (auto* list : {&keys, &values})
        for (at::Tensor& tensor : *list) tensor = tensor.index_select(0, rows);
}

SelfAttention::SelfAttention(const ModelShape& shape) : heads_(shape.heads) {
    inputWeight_ = register_parameter("in_proj_weight", torch::empty({3 * shape.width, shape.width}));
    inputBias_ = register_parameter("in_proj_bias", torch::zeros({3 * shape.width}));
    torch::nn::init::xavier_uniform_(inputWeight_);
    output_ = register_module("out_proj", linear(shape.width, shape.width));
}

at::Tensor SelfAttention::forward(const at::Tensor& x, const at::Tensor& blocked, at::Tensor* keys,
                                  at::Tensor* values) {
    const std::int64_t n = x.size(0), length = x.size(1), width = x.size(2), each = width / heads_;
    const at::Tensor all =
        at::linear(x, inputWeight_, inputBias_).view({n, length, 3, heads_, each}).permute({2, 0, 3, 1, 4});
    const at::Tensor query = all[0] * (1 / std::sqrt(static_cast<double>(each)));
    at::Tensor key = all[1], value = all[2];  // (N, heads, T, each)
    if (keys != nullptr) {
        if (keys->defined()) {
            key = at::cat({*keys, key}, 2);
            value = at::cat({*values, value}, 2);
        }
        *keys = key;
        *values = value;
    }
    at::Tensor scores = at::matmul(query, key.transpose(2, 3));
    if (blocked.defined()) scores = scores + blocked;
    const at::Tensor seen = at::matmul(at::softmax(scores, -1), value);
    return output_->forward(seen.transpose(1, 2).reshape({n, length, width}));
}

TransformerLayer::TransformerLayer(const ModelShape& shape, std::int64_t contextSize) : width_(shape.width) {
    attention_ = register_module("self_attn", std::make_shared<SelfAttention>(shape));
    attentionNorm_ = register_module("self_attn_layer_norm", norm(shape));
    if (contextSize > 0) {
        context_ = register_module("decoder_fc1", linear(shape.width + contextSize, shape.width));
        contextNorm_ = register_module("encoder_attn_layer_norm", norm(shape));
    }
    inner_ = register_module("fc1", linear(shape.width, shape.feedForward));
    outer_ = register_module("fc2", linear(shape.feedForward, shape.width));
    finalNorm_ = register_module("final_layer_norm", norm(shape));
}

at::Tensor TransformerLayer::forward(at::Tensor x, const at::Tensor& blocked, const at::Tensor& context,
                                     Pass& pass, at::Tensor* keys, at::Tensor* values) {
    x = attentionNorm_->forward(x + pass.drop(attention_->forward(x, blocked, keys, values)));
    if (context.defined()) {
        // The context is the same at every token of a sentence: its columns are multiplied once a sentence.
        const at::Tensor& weight = context_->weight;
        const at::Tensor fromContext =
            at::linear(context, weight.slice(1, width_), context_->bias).unsqueeze(1);
        x = contextNorm_->forward(x + pass.drop(at::linear(x, weight.slice(1, 0, width_)) + fromContext));
    }
    const at::Tensor block = outer_->forward(at::relu(inner_->forward(x)));
    return finalNorm_->forward(x + pass.drop(block));
}

SentenceEncoder::SentenceEncoder(const ModelShape& shape, bool prior) : averages_(shape.averages) {
    embedding_ = register_module("embed_tokens", embedding(shape));
    const auto layers = register_module("layers", std::make_shared<nn::ModuleListImpl>());
    for (std::int64_t i = 0; i < shape.encoderLayers; ++i) {
        layers_.push_back(std::make_shared<TransformerLayer>(shape, 0));
        layers->push_back(layers_.back());
    }
    toMean_ = register_module("hidden2mean", linear(shape.width, shape.latent, false));
    if (prior) toLogVariance_ = register_module("hidden2logv", linear(shape.width, shape.latent, false));
    positions_ = register_buffer("positions", sinusoids(shape.width));
}

Latent SentenceEncoder::forward(const TokenBatch& sentences, Pass& pass) {
    const std::int64_t length = sentences.ids.size(1);
    checkLength(length);
    at::Tensor x = pass.drop(embed(embedding_, sentences.ids, positions_.slice(0, 0, length)));
    for (const auto& layer : layers_) x = layer->forward(x, sentences.blocked, {}, pass);
    const at::Tensor pooled = (x * sentences.weights).sum(1);
    Latent latent{toMean_->forward(pooled), {}};
    if (averages_)
        latent.mean =
            latent.mean + (at::embedding(embedding_->weight, sentences.ids) * sentences.inner).sum(1);
    if (toLogVariance_) latent.logVariance = toLogVariance_->forward(pooled);
    return latent;
}

ContextDecoder::ContextDecoder(const ModelShape& shape, std::int64_t contextSize) {
    outputWeight_ =
        register_parameter("embed_out", torch::empty({shape.vocabulary, contextSize + shape.width}));
    torch::nn::init::normal_(outputWeight_, 0, 1 / std::sqrt(static_cast<double>(shape.width)));
    embedding_ = register_module("embed_tokens", embedding(shape));
    const auto layers = register_module("layers", std::make_shared<nn::ModuleListImpl>());
    for (std::int64_t i = 0; i < shape.decoderLayers; ++i) {
        layers_.push_back(std::make_shared<TransformerLayer>(shape, contextSize));
        layers->push_back(layers_.back());
    }
    positions_ = register_buffer("positions", sinusoids(shape.width));
}

at::Tensor ContextDecoder::forward(const TokenBatch& read, const at::Tensor& context, Pass& pass) {
    const std::int64_t length = read.ids.size(1);
    checkLength(length);
    at::Tensor x = pass.drop(embed(embedding_, read.ids, positions_.slice(0, 0, length)));
    // Padding stands after all tokens, where none of them looks.
    const at::Tensor blocked = futureBlocked(length, x.options().requires_grad(false));
    for (const auto& layer : layers_) x = layer->forward(x, blocked, context, pass);
    return x.flatten(0, 1).index_select(0, read.places);
}

at::Tensor ContextDecoder::step(const at::Tensor& tokens, std::int64_t position, const at::Tensor& context,
                                DecoderCache& cache) {
    checkLength(position + 1);
    cache.keys.resize(layers_.size());
    cache.values.resize(layers_.size());
    Pass pass;
    at::Tensor x = embed(embedding_, tokens.unsqueeze(1), positions_.slice(0, position, position + 1));
    for (std::size_t i = 0; i < layers_.size(); ++i)
        x = layers_[i]->forward(x, {}, context, pass, &cache.keys[i], &cache.values[i]);
    return x.squeeze(1);
}

at::Tensor ContextDecoder::scores(const at::Tensor& states, const at::Tensor& context) const {
    return at::linear(at::cat({context, states}, 1), outputWeight_);
}

}  // namespace paragram::neural
