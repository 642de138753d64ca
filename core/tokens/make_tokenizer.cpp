#include "core/tokens/make_tokenizer.h"

#include "core/base/atomic_file.h"
#include "core/text/unicode.h"
#include "core/tokens/sentencepiece_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {

Result<std::shared_ptr<const Tokenizer>> makeTokenizer(const std::string& bytes, const std::string& name) {
    if (isVocabularyFile(bytes)) return makeVocabularyTokenizer(bytes, name);
    return makeSentencePieceTokenizer(bytes, name);
}

Result<std::shared_ptr<const Tokenizer>> readTokenizer(const std::filesystem::path& file) {
    const Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    return makeTokenizer(*bytes, file.string());
}

Result<std::string> learnTokenizer(const TokenizerSettings& settings, int threads,
                                   const std::function<bool(std::string&)>& nextSentence) {
    if (settings.kind == "sentencepiece") return trainSentencePiece(settings, threads, nextSentence);
    VocabularyBuilder builder(settings.kind);
    std::string sentence;
    while (nextSentence(sentence)) builder.add(sentence);
    return builder.build(static_cast<std::size_t>(settings.vocabulary));
}

std::vector<std::int32_t> modelTokens(const Tokenizer& tokenizer, const Settings& settings,
                                      std::string_view text) {
    std::vector<std::int32_t> ids;
    if (settings.text.lowerCase)
        tokenizer.appendIds(lowerCase(text), ids);
    else
        tokenizer.appendIds(text, ids);
    if (ids.empty()) ids.push_back(tokenizer.unknownId());
    const auto longest = static_cast<std::size_t>(settings.tokenizer.maximumTokens);
    if (ids.size() > longest) ids.resize(longest);
    return ids;
}

void appendModelTokens(const Tokenizer& tokenizer, const Settings& settings,
                       std::span<const std::string> texts, Workers& workers, TokenList& list) {
    constexpr std::size_t kPart = 512;
    const std::size_t parts = (texts.size() + kPart - 1) / kPart;
    std::vector<TokenList> done(parts);
    workers.forEach(parts, [&](std::size_t part, int) {
        for (const std::string& text :
             texts.subspan(part * kPart, std::min(kPart, texts.size() - part * kPart))) {
            done[part].add(modelTokens(tokenizer, settings, text));
        }
    });
    for (const TokenList& part : done) {
        for (std::size_t i = 0; i < part.size(); ++i) list.add(part[i]);
    }
}

}  // namespace paragram
