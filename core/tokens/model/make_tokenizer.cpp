#include "core/tokens/model/make_tokenizer.h"

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_kind.h"
#include "core/base/files/file_seal.h"
#include "core/base/protobuf.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/sentencepiece/sentencepiece_tokenizer.h"
#include "core/tokens/sentencepiece/sentencepiece_training.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {
namespace {

constexpr std::string_view kChecksum = "paragram-checksum ";
constexpr int kChecksumField = 1000;  // of SentencePiece's ModelProto, in the range for extensions

std::string checksumOf(const std::string& bytes) {
    return std::string(kChecksum) + hashOfBytes(bytes);
}

// As a field that readers of the message skip.
std::string checksumField(const std::string& bytes) {
    return ProtobufWriter().text(kChecksumField, checksumOf(bytes)).bytes();
}

// Takes the checksum from the start of a file, where no cut removes it alone, if there is one; false if it is
// wrong.
bool takeChecksum(std::string& bytes) {
    if (bytes.starts_with(kChecksum)) {
        const std::string line = bytes.substr(0, bytes.find('\n'));
        bytes.erase(0, line.size() + 1);
        return line == checksumOf(bytes);
    }
    const std::size_t length = checksumField("").size();
    const std::string field = bytes.substr(0, length);
    if (field.find(kChecksum) == std::string::npos) return true;
    bytes.erase(0, length);
    return field == checksumField(bytes);
}

}  // namespace

std::string tokenizerFile(const std::string& bytes) {
    return (isVocabularyFile(bytes) ? checksumOf(bytes) + '\n' : checksumField(bytes)) + bytes;
}

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
    Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    if (!takeChecksum(*bytes)) {
        return Error{file.string(), "damaged: its contents do not match its checksum",
                     "an undamaged tokenizer", "train it again or use another copy"};
    }
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
