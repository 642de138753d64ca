#include "core/models/choose_encoder.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kSemantic = "encoder_sem.", kSource = "encoder_en.", kTarget = "encoder_fr.",
                           kEmbeddings = "embed_tokens.weight";

// The tensors of an encoder ("encoder_en."), named as those of the semantic one; its embeddings become the
// table and the end.
void take(const NetworkWeights& from, std::string_view encoder, Model& to) {
    for (const NetworkTensor& tensor : from) {
        if (!tensor.name.starts_with(encoder)) continue;
        const std::string name = tensor.name.substr(encoder.size());
        if (name != kEmbeddings) {
            to.network.push_back({std::string(kSemantic) + name, tensor.values});
            continue;
        }
        const std::size_t rows = tensor.values.rows() - 1;
        Matrix end(1, tensor.values.cols());
        std::ranges::copy(tensor.values.row(rows), end.data());
        to.network.push_back({std::string(kSemantic) + "end", std::move(end)});
        to.table.resize(rows, tensor.values.cols());
        std::copy_n(tensor.values.data(), to.table.size(), to.table.data());
    }
}

}  // namespace

Result<Model> withEncoder(const Model& model, const std::string& encoder, const std::string& name) {
    if (!model.generative()) {
        return Error{"--encoder", encoder + " of " + name, "a generative model, which has several encoders",
                     "leave it out for this model"};
    }
    Model chosen{model.settings, model.tokenizer, {}, model.provenance, {}};
    if (encoder == "semantic" || encoder == "random") {
        for (const NetworkTensor& tensor : model.network)
            if (tensor.name.starts_with(kSemantic)) chosen.network.push_back(tensor);
        chosen.table = model.table;
        if (encoder == "semantic") return chosen;
        chosen.network.push_back(
            {std::string(kSemantic) + std::string(kEmbeddings), std::move(chosen.table)});
        chosen.network =
            untrainedGenerative(chosen.network, static_cast<std::uint64_t>(model.settings.train.seed));
        chosen.table = std::move(chosen.network.back().values);
        chosen.network.pop_back();
        return chosen;
    }
    const ModelProvenance& from = model.provenance;
    const bool source = sameLanguage(encoder, from.sourceLanguage);
    if (!source && !sameLanguage(encoder, from.targetLanguage)) {
        return Error{"--encoder", encoder,
                     fmt::format("semantic, random, {} or {}", from.sourceLanguage, from.targetLanguage),
                     "choose one of these"};
    }
    take(model.network, source ? kSource : kTarget, chosen);
    if (chosen.table.size() == 0) {
        return Error{"--encoder",
                     fmt::format("{} of {}, a model without language encoders ({})", encoder, name,
                                 nameOf(model.settings.generative.model)),
                     "semantic or random", "use a model of the kind bgt, released or noprior"};
    }
    return chosen;
}

std::vector<std::string> languageEncoders(const Model& model) {
    std::vector<std::string> languages;
    for (const auto& [encoder, language] : {std::pair{kSource, model.provenance.sourceLanguage},
                                            std::pair{kTarget, model.provenance.targetLanguage}}) {
        const auto belongs = [&](const NetworkTensor& tensor) { return tensor.name.starts_with(encoder); };
        if (std::ranges::any_of(model.network, belongs)) languages.push_back(language);
    }
    return languages;
}

}  // namespace paragram
