#include "core/tasks/find_tokenizers.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/tokens/listed_pieces_tokenizer.h"
#include "core/tokens/make_tokenizer.h"

namespace paragram {
namespace {

struct Given {
    std::filesystem::path file;
    std::shared_ptr<const Tokenizer> tokenizer;
};

// The first one of a kind is taken out; null where there is none.
std::shared_ptr<const Tokenizer> take(std::vector<Given>& given, const std::string& kind) {
    const auto found =
        std::ranges::find_if(given, [&](const Given& one) { return one.tokenizer->kind() == kind; });
    if (found == given.end()) return nullptr;
    auto tokenizer = found->tokenizer;
    given.erase(found);
    return tokenizer;
}

Result<std::shared_ptr<const Tokenizer>> learn(const std::string& kind, std::optional<Side> side,
                                               const Settings& settings, const TrainingSet& pairs,
                                               JobContext& job) {
    TokenizerSettings wanted = settings.tokenizer;
    wanted.kind = kind;
    SentenceStream stream(pairs, settings.text.lowerCase, job, side);
    stream.sample(wanted.sentences, settings.train.seed);
    const Result<std::string> bytes = learnTokenizer(
        wanted, settings.train.threads, [&](std::string& text) { return stream.next(text); }, job);
    if (stream.stopped() || job.stop.stop_requested()) return std::shared_ptr<const Tokenizer>();
    if (!bytes) return bytes.error();
    return makeTokenizer(*bytes, "tokenizer");
}

// The tokenizer of pairs that are tokens already: the SentencePiece file they were cut with, its pieces
// numbered as there.
Result<std::shared_ptr<const ModelTokenizer>> listedPieces(const std::vector<std::filesystem::path>& files,
                                                           const Settings& settings,
                                                           const TrainingSet& pairs) {
    const std::string expected = "the SentencePiece model that " + pairs.name() + " was cut with";
    if (files.size() != 1) {
        return Error{"--tokenizer", files.empty() ? "not given" : "given more than once", expected,
                     "name it, so that the trained model can cut text"};
    }
    if (settings.encoder.kind != "sp" || settings.encoder.sharing != "shared") {
        return Error{pairs.name(), "sentence pieces of both sides in one table",
                     fmt::format("encoder.kind = {}, encoder.sharing = {}", settings.encoder.kind,
                                 settings.encoder.sharing),
                     "set encoder.kind = sp and encoder.sharing = shared"};
    }
    const auto given = readTokenizer(files.front());
    if (!given) return given.error();
    if ((*given)->kind() != "sentencepiece") {
        return Error{files.front().string(), "a tokenizer of kind " + (*given)->kind(), expected,
                     "name another tokenizer"};
    }
    std::string bytes = (*given)->serialise();
    const std::string pieces = listedPiecesFile(*pairs.pieces(), "");
    if (!isListedPiecesFile(bytes)) bytes = pieces + bytes;
    if (!bytes.starts_with(pieces)) {
        return Error{files.front().string(), "pieces numbered otherwise", "the pieces of " + pairs.name(),
                     "name another tokenizer"};
    }
    const auto tokenizer = makeListedPiecesTokenizer(bytes, files.front().string());
    if (!tokenizer) return tokenizer.error();
    return std::make_shared<const ModelTokenizer>(std::vector{*tokenizer}, "shared");
}

}  // namespace

Result<std::shared_ptr<const ModelTokenizer>> findTokenizers(const std::vector<std::filesystem::path>& files,
                                                             const Settings& settings,
                                                             const TrainingSet& pairs, JobContext& job) {
    if (pairs.pieces()) return listedPieces(files, settings, pairs);
    std::vector<Given> given;
    for (const auto& file : files) {
        const auto tokenizer = readTokenizer(file);
        if (!tokenizer) return tokenizer.error();
        given.push_back({file, *tokenizer});
    }
    const std::vector<std::string> kinds = tokenizerKinds(settings.encoder.kind);
    std::vector<std::optional<Side>> sides{std::nullopt};
    if (settings.encoder.sharing == "unshared") sides = {Side::source, Side::target};
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    std::vector<std::pair<std::string, std::optional<Side>>> missing;
    for (const std::string& kind : kinds) {
        for (const auto side : sides) {
            tokenizers.push_back(take(given, kind));
            if (!tokenizers.back()) missing.emplace_back(kind, side);
        }
    }
    if (!given.empty()) {
        return Error{given.front().file.string(), "a tokenizer of kind " + given.front().tokenizer->kind(),
                     fmt::format("{} for encoder.kind = {}, encoder.sharing = {}", fmt::join(kinds, ", "),
                                 settings.encoder.kind, settings.encoder.sharing),
                     "set encoder.kind or name another tokenizer"};
    }
    auto next = missing.begin();
    for (auto& tokenizer : tokenizers) {
        if (tokenizer) continue;
        const auto learned = learn(next->first, next->second, settings, pairs, job);
        if (!learned) return learned.error();
        if (!*learned) return std::shared_ptr<const ModelTokenizer>();
        tokenizer = *learned;
        ++next;
    }
    return std::make_shared<const ModelTokenizer>(std::move(tokenizers), settings.encoder.sharing);
}

}  // namespace paragram
