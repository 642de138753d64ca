#include "core/tokens/model/make_tokenizer.h"

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_kind.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/sentencepiece/sentencepiece_tokenizer.h"
#include "core/tokens/sentencepiece/sentencepiece_training.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {

Result<std::shared_ptr<const Tokenizer>> makeTokenizer(const std::string& bytes, const std::string& name) {
    if (isVocabularyFile(bytes)) return makeVocabularyTokenizer(bytes, name);
    if (isPspVocabularyFile(bytes)) return makePspVocabularyTokenizer(bytes, name);
    if (isJsonTokenizerFile(bytes)) return makeJsonTokenizer(bytes, name);
    if (bytes.starts_with('{')) return makeJsonTokenizer(jsonTokenizerFile(bytes, false), name);
    return makeSentencePieceTokenizer(bytes, name);
}

Result<std::shared_ptr<const Tokenizer>> readTokenizer(const std::filesystem::path& file) {
    std::error_code code;
    if (std::filesystem::is_directory(file, code)) return wrongFile(file, FileRole::tokenizer);
    const Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    Result<std::shared_ptr<const Tokenizer>> tokenizer = makeTokenizer(*bytes, file.string());
    const std::string what = kindOfFile(file);
    const bool isTokenizer =
        what == "a SentencePiece model" || bytes->starts_with("paragram-") || bytes->starts_with('{');
    if (!tokenizer && !isTokenizer) return wrongFile(file, FileRole::tokenizer);
    return tokenizer;
}

Result<std::string> trainTokenizerBytes(const TokenizerSettings& settings, int threads,
                                        const std::function<bool(std::string&)>& nextSentence,
                                        const JobContext& job) {
    if (settings.kind == TokenizerKind::sentencepiece)
        return trainSentencePiece(settings, threads, nextSentence, job);
    VocabularyBuilder builder(settings.kind);
    std::string sentence;
    while (nextSentence(sentence)) builder.add(sentence);
    return builder.build(static_cast<std::size_t>(settings.vocabulary));
}

}  // namespace paragram
