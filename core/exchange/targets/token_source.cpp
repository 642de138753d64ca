#include "core/exchange/targets/token_source.h"

#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {

TokenSource tokenSource(const Tokenizer& tokenizer) {
    const std::string bytes = tokenizer.serialise();
    const std::string head = bytes.substr(0, bytes.find('\n'));
    TokenSource source;
    source.keepUnknown = head.size() < 100 && head.ends_with(" keep-unknown");
    if (isJsonTokenizerFile(bytes)) {
        source.kind = TokenSource::Kind::json;
        source.file = bytes.substr(head.size() + 1);
    } else if (isPspVocabularyFile(bytes)) {
        source.kind = TokenSource::Kind::sentencePiece;
        source.listed = true;
        const auto listed = readPspVocabulary(bytes, "tokenizer");
        if (listed) source.file = listed->model;
    } else if (!isVocabularyFile(bytes)) {
        source.kind = TokenSource::Kind::sentencePiece;
        source.file = bytes;
    } else if (tokenizer.kind() == TokenizerKind::trigram) {
        source.kind = TokenSource::Kind::trigrams;
    } else if (head.find(" whitespace") != std::string::npos) {
        source.kind = TokenSource::Kind::whitespace;
    }
    return source;
}

bool hasOneTokenizer(const Model& model) {
    return model.tokenizer->parts() == 1 && model.tokenizer->sharing() == Sharing::shared;
}

}  // namespace paragram
