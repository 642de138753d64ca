#include "core/neural/lstm.h"

#include <torch/nn/init.h>
#include <torch/nn/modules/container/modulelist.h>
#include <torch/nn/utils/rnn.h>

#include <string>

namespace paragram::neural {
namespace {

namespace nn = torch::nn;
namespace rnn = torch::nn::utils::rnn;

bool contains(const std::string& placement, const char* place) {
    return ('+' + placement + '+').find(std::string("+") + place + '+') != std::string::npos;
}

// At every token of the sentences: (N, c) to (N, T, c).
at::Tensor everywhere(const at::Tensor& context, std::int64_t length) {
    return context.unsqueeze(1).expand({context.size(0), length, context.size(1)});
}

// Bilinear attention of states (N, T, s) to keys (N, S, k), of which those with a mask of -infinity are not
// seen: (N, T, S).
at::Tensor attentionTo(const at::Tensor& keys, const at::Tensor& mask, const at::Tensor& states,
                       const at::Tensor& map) {
    return at::softmax(at::matmul(at::matmul(states, map), keys.transpose(1, 2)) + mask, 2);
}

}  // namespace

LstmEncoder::LstmEncoder(const ModelShape& shape, LatentKind latent, Directions directions)
    : SentenceEncoder(shape, (directions == Directions::both ? 2 : 1) * shape.units) {
    lstm_ = register_module("lstm", nn::LSTM(nn::LSTMOptions(shape.width, shape.units)
                                                 .batch_first(true)
                                                 .bidirectional(directions == Directions::both)));
    addLatent(shape, latent);
}

at::Tensor LstmEncoder::states(const TokenBatch& sentences, Pass& pass) {
    const at::Tensor x = pass.drop(at::embedding(embedding_->weight, sentences.ids));
    const auto packed = rnn::pack_padded_sequence(x, sentences.lengths, true, false);
    const auto outputs = std::get<0>(lstm_->forward_with_packed_input(packed));
    return std::get<0>(rnn::pad_packed_sequence(outputs, true));
}

LstmDecoder::LstmDecoder(const ModelShape& shape, std::int64_t contextWidth, std::int64_t stateWidth)
    : Decoder(contextWidth),
      word_(!attends() && contains(shape.placement, "word")),
      hidden_(attends() || contains(shape.placement, "hidden")),
      mixes_(attends() || contains(shape.placement, "attention")),
      logit_(!attends() && contains(shape.placement, "logit")),
      layers_(shape.decoderLayers),
      units_(shape.decoderUnits > 0 ? shape.decoderUnits : 2 * shape.units) {
    if (!attends() && !word_ && !hidden_ && !mixes_ && !logit_)
        throw std::runtime_error("no placement is called " + shape.placement);
    const std::int64_t given = attends() ? stateWidth : contextWidth;
    embedding_ = register_module("embed_tokens", embeddingLayer(shape));
    const bool formed = attends() && shape.symbols > 0;
    const std::int64_t input = shape.width + (word_ ? contextWidth : formed ? units_ : 0);
    lstm_ = register_module("lstm",
                            nn::LSTM(nn::LSTMOptions(input, units_).num_layers(layers_).batch_first(true)));
    if (hidden_) {
        const auto bridges = register_module("bridge", std::make_shared<nn::ModuleListImpl>());
        for (std::int64_t i = 0; i < layers_; ++i) {
            bridges_.push_back(linearLayer(given, units_));
            bridges->push_back(bridges_.back());
        }
    }
    if (attends()) {
        attention_ = register_parameter("attention", torch::empty({units_, stateWidth}));
        nn::init::xavier_uniform_(attention_);
    }
    if (formed) {
        projectForm_ = register_module("form_project", linearLayer(shape.formUnits, units_));
        formAttention_ = register_parameter("form_attention", torch::empty({units_, units_}));
        nn::init::xavier_uniform_(formAttention_);
    }
    if (shape.copies) {
        copy_ = register_parameter("copy", torch::empty({input + given + units_}));
        const at::NoGradGuard off;
        copy_.copy_(linearLayer(copy_.size(0), 1, false)->weight[0]);
    }
    if (mixes_) mix_ = register_module("mix", linearLayer(given + units_, units_, false));
    out_ = register_module("out", linearLayer(units_ + (logit_ ? contextWidth : 0), shape.vocabulary));
}

DecoderState LstmDecoder::start(const Memory& memory) {
    const at::Tensor& given = attends() ? memory.states : memory.context;
    const std::int64_t count = given.size(0);
    DecoderState state;
    at::Tensor bridged = given;
    if (attends()) {
        const std::int64_t each = given.size(2) / 2;
        const at::Tensor last = memory.blocked.eq(0).sum(3).view({count, 1, 1}) - 1;
        const at::Tensor forward =
            given.slice(2, 0, each).gather(1, last.expand({count, 1, each})).squeeze(1);
        bridged = at::cat({forward, given.select(1, 0).slice(1, each)}, 1);
        state.source = {given, memory.blocked.squeeze(1)};
        if (projectForm_) {
            state.source.push_back(projectForm_->forward(memory.forms));
            state.source.push_back(memory.formsBlocked.squeeze(1));
            state.source.push_back(memory.ids);
        }
    } else {
        state.context = given;
    }
    const at::Tensor zero = at::zeros({count, layers_, units_}, given.options().requires_grad(false));
    at::Tensor first = zero;
    if (hidden_) {
        std::vector<at::Tensor> layers;
        for (auto& bridge : bridges_) layers.push_back(at::tanh(bridge->forward(bridged)));
        first = at::stack(layers, 1);
    }
    state.past = {first, zero};
    return state;
}

at::Tensor LstmDecoder::advance(const at::Tensor& x, DecoderState& state) {
    const auto inLayers = [](const at::Tensor& rows) { return rows.transpose(0, 1).contiguous(); };
    const auto [outputs, past] =
        lstm_->forward(x, std::make_tuple(inLayers(state.past[0]), inLayers(state.past[1])));
    state.past = {std::get<0>(past).transpose(0, 1), std::get<1>(past).transpose(0, 1)};
    return outputs;
}

at::Tensor LstmDecoder::advanceInForm(at::Tensor& words, DecoderState& state) {
    const at::Tensor &form = state.source[2], &mask = state.source[3];
    std::vector<at::Tensor> inputs, outputs;
    for (std::int64_t t = 0; t < words.size(1); ++t) {
        const at::Tensor weights =
            attentionTo(form, mask, state.past[0].slice(1, layers_ - 1), formAttention_);
        inputs.push_back(at::cat({words.slice(1, t, t + 1), at::matmul(weights, form)}, 2));
        outputs.push_back(advance(inputs.back(), state));
    }
    words = at::cat(inputs, 1);
    return at::cat(outputs, 1);
}

DecoderOutput LstmDecoder::run(const at::Tensor& tokens, DecoderState& state, Pass& pass) {
    const std::int64_t length = tokens.size(1);
    at::Tensor x = pass.drop(at::embedding(embedding_->weight, tokens));
    if (word_) x = at::cat({x, everywhere(state.context, length)}, 2);
    const at::Tensor outputs = projectForm_ ? advanceInForm(x, state) : advance(x, state);
    if (!mixes_) return {pass.drop(outputs)};
    DecoderOutput output;
    at::Tensor seen;
    if (attends()) {
        output.attention = attentionTo(state.source[0], state.source[1], outputs, attention_);
        seen = at::matmul(output.attention, state.source[0]);
    } else {
        seen = everywhere(state.context, length);
    }
    output.states = pass.drop(at::tanh(mix_->forward(at::cat({seen, outputs}, 2))));
    if (copies()) output.copyShare = at::sigmoid(at::matmul(at::cat({x, seen, outputs}, 2), copy_));
    return output;
}

DecoderOutput LstmDecoder::forward(const TokenBatch& read, const Memory& memory, Pass& pass) {
    DecoderState state = start(memory);
    DecoderOutput output = run(read.ids, state, pass);
    const auto atPlaces = [&](const at::Tensor& all) {
        return all.flatten(0, 1).index_select(0, read.places);
    };
    if (!copies()) return {atPlaces(output.states)};
    return {atPlaces(output.states), atPlaces(output.copyShare), atPlaces(output.attention)};
}

at::Tensor LstmDecoder::step(const at::Tensor& tokens, std::int64_t, DecoderState& state) {
    Pass pass;
    const DecoderOutput output = run(tokens.unsqueeze(1), state, pass);
    const at::Tensor states = output.states.squeeze(1);
    const at::Tensor read = logit_ ? at::cat({state.context, states}, 1) : states;
    const at::Tensor scores =
        state.weight.defined() ? at::linear(read, state.weight, state.bias) : out_->forward(read);
    if (!copies()) return scores;
    at::Tensor copied = at::zeros({tokens.size(0), out_->weight.size(0)}, scores.options())
                            .scatter_add(1, state.source[4], output.attention.squeeze(1));
    if (state.limitedTo.defined()) copied = copied.index_select(1, state.limitedTo);
    return output.copyShare * (copied + kLeastCopy).log() + (1 - output.copyShare) * scores.log_softmax(1);
}

void LstmDecoder::limit(DecoderState& state, const at::Tensor& tokens) const {
    state.weight = out_->weight.index_select(0, tokens);
    state.bias = out_->bias.index_select(0, tokens);
    state.limitedTo = tokens;
}

// The bias is the weight of a context that is always 1.
at::Tensor LstmDecoder::outputContext(const at::Tensor& context, std::int64_t sentences) const {
    const at::Tensor one = at::ones({sentences, 1}, out_->bias.options().requires_grad(false));
    return logit_ ? at::cat({one, context}, 1) : one;
}

at::Tensor LstmDecoder::outputWeight() const {
    return at::cat({out_->bias.unsqueeze(1), out_->weight}, 1);
}

}  // namespace paragram::neural
