#include "core/training/data/load_or_train_tokenizers.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"
#include "core/training/data/sentence_stream.h"

namespace paragram {
namespace {

struct Given {
    std::filesystem::path file;
    std::shared_ptr<const Tokenizer> tokenizer;
};

// Removes and returns the first tokenizer of a kind; null if there is none.
std::shared_ptr<const Tokenizer> take(std::vector<Given>& given, TokenizerKind kind) {
    const auto found =
        std::ranges::find_if(given, [&](const Given& one) { return one.tokenizer->kind() == kind; });
    if (found == given.end()) return nullptr;
    auto tokenizer = found->tokenizer;
    given.erase(found);
    return tokenizer;
}

Result<std::shared_ptr<const Tokenizer>> train(TokenizerKind kind, std::optional<Side> side,
                                               const Settings& settings, const TrainingSet& pairs,
                                               JobContext& job) {
    TokenizerSettings wanted = settings.tokenizer;
    wanted.kind = kind;
    SentenceStream stream(pairs, settings.text.lowerCase, job, side);
    stream.sample(wanted.sentences, settings.train.seed);
    const Result<std::string> bytes = trainTokenizerBytes(
        wanted, settings.train.threads, [&](std::string& text) { return stream.next(text); }, job);
    if (stream.stopped() || job.stop.stop_requested()) return Stopped{};
    if (!bytes) return bytes.error();
    return makeTokenizer(*bytes, "tokenizer");
}

// The tokenizer of pairs that are tokens already: the SentencePiece file they were tokenised with, with the
// piece numbers of the pairs.
Result<std::shared_ptr<const ModelTokenizer>> pspVocabulary(const std::vector<std::filesystem::path>& files,
                                                            const Settings& settings,
                                                            const TrainingSet& pairs) {
    const std::string expected = "the SentencePiece model that " + pairs.name() + " was tokenised with";
    if (files.size() != 1) {
        return Error{"--tokenizer", files.empty() ? "not given" : "given more than once", expected,
                     "give it, so that the trained model can tokenise text"};
    }
    if (settings.encoder.kind != "sp" || settings.encoder.sharing != Sharing::shared) {
        return Error{pairs.name(), "sentence pieces of both sides in one table",
                     fmt::format("encoder.kind = {}, encoder.sharing = {}", settings.encoder.kind,
                                 nameOf(settings.encoder.sharing)),
                     "set encoder.kind = sp and encoder.sharing = shared"};
    }
    const auto given = readTokenizer(files.front());
    if (!given) return given.error();
    if ((*given)->kind() != TokenizerKind::sentencepiece) {
        return Error{files.front().string(), std::string("a tokenizer of kind ") + nameOf((*given)->kind()),
                     expected, "choose another tokenizer"};
    }
    std::string bytes = (*given)->serialise();
    const std::string pieces = pspVocabularyFile(*pairs.pieces(), "");
    if (!isPspVocabularyFile(bytes)) bytes = pieces + bytes;
    if (!bytes.starts_with(pieces)) {
        return Error{files.front().string(), "other pieces", "the pieces of " + pairs.name(),
                     "choose another tokenizer"};
    }
    const auto tokenizer = makePspVocabularyTokenizer(bytes, files.front().string());
    if (!tokenizer) return tokenizer.error();
    return std::make_shared<const ModelTokenizer>(std::vector{*tokenizer}, Sharing::shared);
}

// Of parses: each symbol is a token.
Result<std::shared_ptr<const ModelTokenizer>> symbolsOf(const PairParses& parses,
                                                        const std::vector<std::filesystem::path>& files) {
    if (!files.empty())
        return Error{"--tokenizer", "given with generative.model = parse-generator",
                     "none: its tokens are the symbols of the parses", "leave it out"};
    const auto tokenizer = makeVocabularyTokenizer(
        vocabularyFile(StringKind::whitespace, parses.textSymbols(), false), "symbols");
    if (!tokenizer) return tokenizer.error();
    return std::make_shared<const ModelTokenizer>(std::vector{*tokenizer}, Sharing::shared);
}

}  // namespace

Result<std::shared_ptr<const ModelTokenizer>> loadOrTrainTokenizers(
    const std::vector<std::filesystem::path>& files, const Settings& settings, const TrainingSet& pairs,
    JobContext& job) {
    if (pairs.parses() && pairs.parses()->areTexts()) return symbolsOf(*pairs.parses(), files);
    if (pairs.pieces()) return pspVocabulary(files, settings, pairs);
    std::vector<Given> given;
    for (const auto& file : files) {
        const auto tokenizer = readTokenizer(file);
        if (!tokenizer) return tokenizer.error();
        given.push_back({file, *tokenizer});
    }
    const std::vector<TokenizerKind> kinds = tokenizerKinds(settings.encoder.kind);
    std::vector<std::optional<Side>> sides{std::nullopt};
    if (settings.encoder.sharing == Sharing::unshared) sides = {Side::source, Side::target};
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    std::vector<std::pair<TokenizerKind, std::optional<Side>>> missing;
    for (const TokenizerKind kind : kinds) {
        for (const auto side : sides) {
            tokenizers.push_back(take(given, kind));
            if (!tokenizers.back()) missing.emplace_back(kind, side);
        }
    }
    if (!given.empty()) {
        std::vector<std::string> names;
        for (const TokenizerKind kind : kinds) names.emplace_back(nameOf(kind));
        return Error{given.front().file.string(),
                     std::string("a tokenizer of kind ") + nameOf(given.front().tokenizer->kind()),
                     fmt::format("{} for encoder.kind = {}, encoder.sharing = {}", fmt::join(names, ", "),
                                 settings.encoder.kind, nameOf(settings.encoder.sharing)),
                     "change encoder.kind or choose another tokenizer"};
    }
    auto next = missing.begin();
    for (auto& tokenizer : tokenizers) {
        if (tokenizer) continue;
        const auto trained = train(next->first, next->second, settings, pairs, job);
        if (!trained) return trained.error();
        tokenizer = *trained;
        ++next;
    }
    return std::make_shared<const ModelTokenizer>(std::move(tokenizers), settings.encoder.sharing);
}

}  // namespace paragram
