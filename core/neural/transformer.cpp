#include "core/neural/transformer.h"

#include <torch/nn/init.h>
#include <torch/nn/modules/container/modulelist.h>

#include <cmath>

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

nn::LayerNorm norm(const ModelShape& shape) {
    return nn::LayerNorm(nn::LayerNormOptions({shape.width}).eps(1e-5));
}

at::Tensor embed(const nn::Embedding& table, const at::Tensor& ids, const at::Tensor& positions) {
    const at::Tensor x = at::embedding(table->weight, ids);
    return x * std::sqrt(static_cast<double>(x.size(-1))) + positions;
}

void checkLength(std::int64_t length) {
    if (length > kPositions)
        throw std::runtime_error("a sentence of " + std::to_string(length) +
                                 " tokens; the longest may have " + std::to_string(kPositions));
}

}  // namespace

SelfAttention::SelfAttention(const ModelShape& shape) : heads_(shape.heads) {
    inputWeight_ = register_parameter("in_proj_weight", torch::empty({3 * shape.width, shape.width}));
    inputBias_ = register_parameter("in_proj_bias", torch::zeros({3 * shape.width}));
    torch::nn::init::xavier_uniform_(inputWeight_);
    output_ = register_module("out_proj", linearLayer(shape.width, shape.width));
}

at::Tensor SelfAttention::forward(const at::Tensor& x, const Visibility& visible, at::Tensor* keys,
                                  at::Tensor* values) {
    const at::Tensor all = at::linear(x, inputWeight_, inputBias_);
    if (keys == nullptr) return output_->forward(selfAttention(all, heads_, visible));
    const std::vector<at::Tensor> parts = all.chunk(3, 2);
    *keys = keys->defined() ? at::cat({*keys, parts[1]}, 1) : parts[1];
    *values = values->defined() ? at::cat({*values, parts[2]}, 1) : parts[2];
    return output_->forward(crossAttention(parts[0], *keys, *values, heads_, visible));
}

CrossAttention::CrossAttention(const ModelShape& shape) : heads_(shape.heads) {
    query_ = register_module("q_proj", linearLayer(shape.width, shape.width));
    key_ = register_module("k_proj", linearLayer(shape.width, shape.width));
    value_ = register_module("v_proj", linearLayer(shape.width, shape.width));
    output_ = register_module("out_proj", linearLayer(shape.width, shape.width));
}

Attended CrossAttention::attend(const Memory& memory) const {
    return {at::linear(memory.states, key_->weight, key_->bias),
            at::linear(memory.states, value_->weight, value_->bias),
            {memory.lengths, memory.blocked}};
}

at::Tensor CrossAttention::forward(const at::Tensor& x, const Attended& source) {
    return output_->forward(
        crossAttention(query_->forward(x), source.keys, source.values, heads_, source.visible));
}

TransformerLayer::TransformerLayer(const ModelShape& shape, Reads reads, std::int64_t contextWidth)
    : width_(shape.width) {
    attention_ = register_module("self_attn", std::make_shared<SelfAttention>(shape));
    attentionNorm_ = register_module("self_attn_layer_norm", norm(shape));
    if (reads == Reads::context)
        context_ = register_module("decoder_fc1", linearLayer(shape.width + contextWidth, shape.width));
    if (reads == Reads::source)
        crossAttention_ = register_module("encoder_attn", std::make_shared<CrossAttention>(shape));
    if (reads != Reads::nothing) contextNorm_ = register_module("encoder_attn_layer_norm", norm(shape));
    inner_ = register_module("fc1", linearLayer(shape.width, shape.feedForward));
    outer_ = register_module("fc2", linearLayer(shape.feedForward, shape.width));
    finalNorm_ = register_module("final_layer_norm", norm(shape));
}

Attended TransformerLayer::attend(const Memory& memory) const {
    return crossAttention_ ? crossAttention_->attend(memory) : Attended{};
}

at::Tensor TransformerLayer::forward(at::Tensor x, const Visibility& visible, const at::Tensor& context,
                                     const Attended& source, Pass& pass, at::Tensor* keys,
                                     at::Tensor* values) {
    x = attentionNorm_->forward(x + pass.drop(attention_->forward(x, visible, keys, values)));
    if (context_) {
        // The context is the same at every token of a sentence: its columns are multiplied once a sentence.
        const at::Tensor& weight = context_->weight;
        const at::Tensor fromContext =
            at::linear(context, weight.slice(1, width_), context_->bias).unsqueeze(1);
        x = contextNorm_->forward(x + pass.drop(at::linear(x, weight.slice(1, 0, width_)) + fromContext));
    }
    if (crossAttention_) x = contextNorm_->forward(x + pass.drop(crossAttention_->forward(x, source)));
    const at::Tensor block = outer_->forward(at::relu(inner_->forward(x)));
    return finalNorm_->forward(x + pass.drop(block));
}

TransformerEncoder::TransformerEncoder(const ModelShape& shape, LatentKind latent)
    : SentenceEncoder(shape, shape.width) {
    const auto layers = register_module("layers", std::make_shared<nn::ModuleListImpl>());
    for (std::int64_t i = 0; i < shape.encoderLayers; ++i) {
        layers_.push_back(std::make_shared<TransformerLayer>(shape, TransformerLayer::Reads::nothing));
        layers->push_back(layers_.back());
    }
    addLatent(shape, latent);
    positions_ = register_buffer("positions", sinusoids(shape.width));
}

at::Tensor TransformerEncoder::states(const TokenBatch& sentences, Pass& pass) {
    const std::int64_t length = sentences.ids.size(1);
    checkLength(length);
    at::Tensor x = pass.drop(embed(embedding_, sentences.ids, positions_.slice(0, 0, length)));
    for (const auto& layer : layers_)
        x = layer->forward(x, {sentences.lengths, sentences.blocked}, {}, {}, pass);
    return x;
}

TransformerDecoder::TransformerDecoder(const ModelShape& shape, std::int64_t contextWidth)
    : Decoder(contextWidth) {
    outputWeight_ =
        register_parameter("embed_out", torch::empty({shape.vocabulary, contextWidth + shape.width}));
    torch::nn::init::normal_(outputWeight_, 0, 1 / std::sqrt(static_cast<double>(shape.width)));
    embedding_ = register_module("embed_tokens", embeddingLayer(shape));
    const auto layers = register_module("layers", std::make_shared<nn::ModuleListImpl>());
    const auto reads = attends() ? TransformerLayer::Reads::source : TransformerLayer::Reads::context;
    for (std::int64_t i = 0; i < shape.decoderLayers; ++i) {
        layers_.push_back(std::make_shared<TransformerLayer>(shape, reads, contextWidth));
        layers->push_back(layers_.back());
    }
    positions_ = register_buffer("positions", sinusoids(shape.width));
}

DecoderOutput TransformerDecoder::forward(const TokenBatch& read, const Memory& memory, Pass& pass) {
    const std::int64_t length = read.ids.size(1);
    checkLength(length);
    at::Tensor x = pass.drop(embed(embedding_, read.ids, positions_.slice(0, 0, length)));
    // Padding stands after all tokens, where none of them looks.
    for (const auto& layer : layers_)
        x = layer->forward(x, {{}, {}, true}, memory.context, layer->attend(memory), pass);
    return {x.flatten(0, 1).index_select(0, read.places)};
}

DecoderState TransformerDecoder::start(const Memory& memory) {
    DecoderState state;
    state.context = memory.context;
    if (!attends()) return state;
    for (const auto& layer : layers_) {
        const Attended source = layer->attend(memory);
        state.source.push_back(source.keys);
        state.source.push_back(source.values);
    }
    state.source.push_back(memory.lengths);
    state.source.push_back(memory.blocked);
    return state;
}

at::Tensor TransformerDecoder::step(const at::Tensor& tokens, std::int64_t position, DecoderState& state) {
    checkLength(position + 1);
    state.past.resize(2 * layers_.size());
    Pass pass;
    Visibility visible;
    if (attends()) visible = {state.source[2 * layers_.size()], state.source.back()};
    at::Tensor x = embed(embedding_, tokens.unsqueeze(1), positions_.slice(0, position, position + 1));
    for (std::size_t i = 0; i < layers_.size(); ++i) {
        const Attended source =
            attends() ? Attended{state.source[2 * i], state.source[2 * i + 1], visible} : Attended{};
        x = layers_[i]->forward(x, {}, state.context, source, pass, &state.past[2 * i],
                                &state.past[2 * i + 1]);
    }
    const at::Tensor states = x.squeeze(1);
    return at::linear(attends() ? states : at::cat({state.context, states}, 1),
                      state.weight.defined() ? state.weight : outputWeight_);
}

void TransformerDecoder::limit(DecoderState& state, const at::Tensor& tokens) const {
    state.weight = outputWeight_.index_select(0, tokens);
}

at::Tensor TransformerDecoder::outputContext(const at::Tensor& context, std::int64_t sentences) const {
    return attends() ? at::zeros({sentences, 0}, outputWeight_.options().requires_grad(false)) : context;
}

}  // namespace paragram::neural
