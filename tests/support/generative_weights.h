// Random weights of the sentence encoder of a generative model, and small settings of every form.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/encoders/generative/encoder_tensors.h"
#include "core/models/model.h"

namespace paragram::test {

// All tensors "encoder_sem." that the settings describe, with gains and shifts far from one and zero.
inline NetworkWeights generativeWeights(const Settings& settings, std::uint64_t seed) {
    NetworkWeights weights;
    Random random(seed, 1);
    const auto add = [&](const std::string& name, std::size_t rows, std::size_t cols, double size) {
        Matrix values(rows, cols);
        for (std::size_t i = 0; i < values.size(); ++i)
            values.data()[i] =
                static_cast<float>(size * random.normal() + (name.ends_with("norm.weight") ? 1 : 0));
        weights.push_back({"encoder_sem." + name, std::move(values)});
    };
    const auto d = static_cast<std::size_t>(settings.encoder.dimension),
               inner = static_cast<std::size_t>(settings.generative.feedForward);
    add("end", 1, d, 0.3);
    if (!attendsToTokens(settings.generative.model))
        add("hidden2mean.weight", generativeDimension(settings), stateDimension(settings.encoder), 0.4);
    if (settings.encoder.network == Network::seq2seq) {
        EncoderSettings lstm = settings.encoder;
        lstm.network = Network::blstm;
        for (const NetworkTensor& tensor : zeroNetwork(lstm))
            add(tensor.name, tensor.values.rows(), tensor.values.cols(), 0.4);
        return weights;
    }
    for (int i = 0; i < settings.generative.encoderLayers; ++i) {
        const std::string layer = "layers." + std::to_string(i) + '.';
        add(layer + "self_attn.in_proj_weight", 3 * d, d, 0.4);
        add(layer + "self_attn.in_proj_bias", 1, 3 * d, 0.3);
        add(layer + "self_attn.out_proj.weight", d, d, 0.4);
        add(layer + "self_attn.out_proj.bias", 1, d, 0.3);
        add(layer + "self_attn_layer_norm.weight", 1, d, 0.3);
        add(layer + "self_attn_layer_norm.bias", 1, d, 0.3);
        add(layer + "fc1.weight", inner, d, 0.4);
        add(layer + "fc1.bias", 1, inner, 0.3);
        add(layer + "fc2.weight", d, inner, 0.4);
        add(layer + "fc2.bias", 1, d, 0.3);
        add(layer + "final_layer_norm.weight", 1, d, 0.3);
        add(layer + "final_layer_norm.bias", 1, d, 0.3);
    }
    return weights;
}

// Name and settings: embeddings of 16 numbers.
inline std::vector<std::pair<std::string, Settings>> generativeForms() {
    Settings base;
    base.encoder.dimension = 16;
    base.encoder.network = Network::transformer;
    base.generative.encoderLayers = 2;
    base.generative.heads = 4;
    base.generative.feedForward = 20;
    Settings longer = base, averages = base, translation = base;
    longer.generative.latent = 24;
    longer.generative.encoderLayers = 1;
    averages.generative.averages = true;
    averages.generative.heads = 2;
    translation.generative.model = Generative::translation;
    Settings lstm = base, attention = base;
    lstm.encoder.network = attention.encoder.network = Network::seq2seq;
    lstm.encoder.units = attention.encoder.units = 7;
    attention.generative.model = Generative::translation;
    return {{"bgt", base},
            {"bgt-longer-latent", longer},
            {"bgt-averages", averages},
            {"translation", translation},
            {"bgt-lstm", lstm},
            {"translation-lstm", attention}};
}

// A model of these settings with random numbers; decoders are missing.
inline Model generativeModel(Settings settings, std::shared_ptr<const Tokenizer> tokenizer) {
    settings.encoder.kind = "sp";
    Model model;
    model.settings = settings;
    model.tokenizer = std::make_shared<const ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{std::move(tokenizer)}, Sharing::shared);
    model.table =
        randomTable(model.tokenizer->rows(), static_cast<std::size_t>(settings.encoder.dimension), 99);
    model.network = generativeWeights(settings, 7);
    return model;
}

// Adds the encoder of a language to it ("encoder_fr."), with random numbers of its own.
inline void addLanguageEncoder(Model& model, const std::string& encoder, std::uint64_t seed) {
    for (NetworkTensor& tensor : generativeWeights(model.settings, seed))
        if (!tensor.name.ends_with(".end"))
            model.network.push_back(
                {encoder + tensor.name.substr(tensor.name.find('.') + 1), std::move(tensor.values)});
    model.network.push_back({encoder + "embed_tokens.weight",
                             randomTable(model.tokenizer->rows() + 1, model.table.cols(), seed + 2)});
}

}  // namespace paragram::test
