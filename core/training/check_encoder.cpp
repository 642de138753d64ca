#include "core/training/check_encoder.h"

#include <fmt/format.h>

#include "core/base/process/neural_process.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/tokens/model/model_tokenizer.h"

namespace paragram {
namespace {

// Whether the latents of a model have a prior (the variants of core/neural/variants.cpp).
bool hasKlTerms(Generative model) {
    using enum Generative;
    return model == bgt || model == released || model == nolangvars || model == envae;
}

// What a model needs that is given a form.
Result<Nothing> checkForms(const Settings& settings) {
    const GenerativeSettings& generative = settings.generative;
    const std::string with = fmt::format("with generative.model = {}", nameOf(generative.model));
    const auto missing = [&](const char* key, const char* side) {
        return Error{key, "not given, " + with,
                     fmt::format("a file with the parses of the {} of the pairs", side),
                     "give one, or choose another model"};
    };
    if (settings.encoder.network == Network::transformer)
        return Error{"encoder.network", "transformer " + with, "seq2seq", "set it to seq2seq"};
    if (generative.parses.empty()) return missing("generative.parses", "targets");
    if (generative.model != Generative::parseGenerator) return Nothing{};
    if (generative.sourceParses.empty()) return missing("generative.source-parses", "sources");
    if (settings.encoder.kind != "word")
        return Error{"encoder.kind", settings.encoder.kind + ' ' + with, "word: each symbol is a token",
                     "set it to word"};
    if (settings.text.lowerCase)
        return Error{"text.lower-case", "set, " + with, "labels as they are", "clear it"};
    return Nothing{};
}

// Sizes fit each other, and there is a program that trains it.
Result<Nothing> checkGenerative(const Settings& settings) {
    const EncoderSettings& encoder = settings.encoder;
    const GenerativeSettings& generative = settings.generative;
    if (encoder.sharing != Sharing::shared) {
        return Error{
            "encoder.sharing",
            std::string(nameOf(encoder.sharing)) + " with encoder.network = " + nameOf(encoder.network),
            "shared", "set it to shared"};
    }
    const bool transformer = encoder.network == Network::transformer;
    if (const bool startable = transformer && !attendsToTokens(generative.model);
        generative.averages && !startable) {
        return Error{generative.start.empty() ? "generative.averages" : "generative.start",
                     fmt::format("set, with encoder.network = {} and generative.model = {}",
                                 nameOf(encoder.network), nameOf(generative.model)),
                     "a transformer with a sentence vector", "clear it, or choose bgt or another such model"};
    }
    if (writesInForms(generative.model)) {
        const Result<Nothing> forms = checkForms(settings);
        if (!forms) return forms;
    }
    if (transformer && (encoder.dimension % generative.heads != 0 || encoder.dimension % 2 != 0)) {
        return Error{"encoder.dimension", fmt::format("{}", encoder.dimension),
                     fmt::format("an even multiple of generative.heads, {}", generative.heads),
                     "choose another dimension or number of heads"};
    }
    if (generative.averages && generative.latent > 0 && generative.latent != encoder.dimension) {
        return Error{"generative.latent", fmt::format("{} with generative.averages", generative.latent), "0",
                     "set it to 0"};
    }
    if (generative.aggressive && !hasKlTerms(generative.model)) {
        return Error{
            "generative.aggressive", fmt::format("set, with generative.model = {}", nameOf(generative.model)),
            "a model with KL terms: bgt, released, nolangvars or envae", "clear it, or choose one of these"};
    }
    return NeuralProcess::checkInstalled();
}

// A network reads tokens of one kind; vectors that are added have the same length.
Result<Nothing> checkNetwork(const EncoderSettings& encoder) {
    const std::size_t kinds = tokenizerKinds(encoder.kind).size();
    const std::string network = fmt::format("encoder.network = {}", nameOf(encoder.network));
    if (isGenerative(encoder) && kinds != 1) {
        return Error{"encoder.kind", fmt::format("{} with {}", encoder.kind, network), "sp, word or trigram",
                     "choose one kind of tokens"};
    }
    if (!isRecurrent(encoder)) {
        if (encoder.combine == Combination::none) return Nothing{};
        return Error{"encoder.combine", fmt::format("{} with {}", nameOf(encoder.combine), network), "none",
                     "set encoder.network to lstm or blstm, or encoder.combine to none"};
    }
    if (encoder.combine == Combination::none) {
        if (kinds == 1) return Nothing{};
        return Error{"encoder.kind", fmt::format("{} with {}", encoder.kind, network), "sp, word or trigram",
                     "choose one kind of tokens, set encoder.combine to concatenated or added, or "
                     "encoder.network to average"};
    }
    const std::size_t average =
        static_cast<std::size_t>(encoder.dimension) * (isConcatenation(encoder.kind) ? kinds : 1);
    if (encoder.combine == Combination::concatenated || average == recurrentDimension(encoder))
        return Nothing{};
    return Error{"encoder.combine",
                 fmt::format("added, with averages of {} numbers and a network's vectors of {}", average,
                             recurrentDimension(encoder)),
                 "vectors of equal length",
                 "change encoder.units or encoder.dimension, or set encoder.combine to concatenated"};
}

}  // namespace

Result<Nothing> checkEncoder(const Settings& settings) {
    const Result<Nothing> fits = checkNetwork(settings.encoder);
    if (fits && isGenerative(settings.encoder) && !settings.train.teacher.empty())
        return Error{"train.teacher",
                     fmt::format("given, with encoder.network = {}", nameOf(settings.encoder.network)),
                     "an averaging or recurrent encoder", "clear it, or choose another network"};
    if (fits && !settings.encoder.start.empty() && !settings.encoder.wordVectors.empty())
        return Error{"encoder.word-vectors", "given, with encoder.start", "one of them",
                     "clear it: the model has its own vectors"};
    return fits && isGenerative(settings.encoder) ? checkGenerative(settings) : fits;
}

}  // namespace paragram
