#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"

#include <fmt/format.h>
#include <sentencepiece_processor.h>

#include <charconv>
#include <unordered_map>

#include "core/tokens/sentencepiece/sentencepiece_model.h"

namespace paragram {
namespace {

constexpr std::string_view kMagic = "paragram-pieces 1 ";
constexpr std::string_view kKeepUnknown = " keep-unknown";
constexpr char kUnknown[] = "<unk>";

class PspVocabularyTokenizer : public Tokenizer {
  public:
    PspVocabularyTokenizer(std::vector<std::string> pieces, bool keepUnknown, std::string bytes)
        : pieces_(std::move(pieces)), keepUnknown_(keepUnknown), bytes_(std::move(bytes)) {
        rows_.reserve(pieces_.size());
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            rows_.emplace(pieces_[i], static_cast<std::int32_t>(i));
    }
    bool load(std::string_view model) {
        const auto read = readSentencePieceModel(model);
        if (!read || !isSound(*read)) return false;
        try {
            return processor_.LoadFromSerializedProto(absl::string_view(model.data(), model.size())).ok();
        } catch (const std::exception&) {
            return false;
        }
    }

    TokenizerKind kind() const override { return TokenizerKind::sentencepiece; }
    std::size_t size() const override { return pieces_.size() + 1; }
    std::int32_t unknownId() const override { return static_cast<std::int32_t>(pieces_.size()); }
    std::string piece(std::int32_t id) const override {
        return id == unknownId() ? kUnknown : pieces_.at(static_cast<std::size_t>(id));
    }
    std::string serialise() const override { return bytes_; }

    std::vector<Piece> segment(std::string_view text) const override {
        // A run that SentencePiece does not know is one piece with its own text, which may be in the list.
        std::vector<std::string> texts;
        (void)processor_.Encode(absl::string_view(text.data(), text.size()), &texts);
        std::vector<Piece> pieces(texts.size());
        const std::int32_t missing = keepUnknown_ ? unknownId() : -1;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto found = rows_.find(texts[i]);
            pieces[i] = {std::move(texts[i]), found == rows_.end() ? missing : found->second};
        }
        return pieces;
    }
    void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const override {
        for (const Piece& piece : segment(text)) {
            if (piece.id >= 0) ids.push_back(piece.id);
        }
    }

  private:
    std::vector<std::string> pieces_;
    std::unordered_map<std::string, std::int32_t> rows_;
    bool keepUnknown_;
    sentencepiece::SentencePieceProcessor processor_;
    std::string bytes_;
};

}  // namespace

std::string pspVocabularyFile(const std::vector<std::string>& pieces, const std::string& model,
                              bool keepUnknown) {
    std::string bytes = fmt::format("{}{}{}\n", kMagic, pieces.size(), keepUnknown ? kKeepUnknown : "");
    for (const std::string& piece : pieces) bytes.append(piece).append("\n");
    return bytes + model;
}

bool isPspVocabularyFile(std::string_view bytes) {
    return bytes.starts_with(kMagic);
}

Result<PspVocabulary> readPspVocabulary(const std::string& bytes, const std::string& name) {
    const Error damaged{name, "a truncated list of pieces", "a file written by this program",
                        "the file is damaged: use another copy"};
    std::string_view rest = bytes;
    rest.remove_prefix(kMagic.size());
    const auto takeLine = [&rest](std::string_view& line) {
        const auto end = rest.find('\n');
        if (end == std::string_view::npos) return false;
        line = rest.substr(0, end);
        rest.remove_prefix(end + 1);
        return true;
    };
    std::string_view line;
    std::int64_t count = -1;
    if (takeLine(line)) std::from_chars(line.data(), line.data() + line.size(), count);
    if (count < 0) return damaged;
    PspVocabulary listed;
    listed.keepUnknown = line.ends_with(kKeepUnknown);
    for (std::int64_t i = 0; i < count; ++i) {
        if (!takeLine(line)) return damaged;
        listed.pieces.emplace_back(line);
    }
    listed.model = rest;
    return listed;
}

Result<std::shared_ptr<const Tokenizer>> makePspVocabularyTokenizer(const std::string& bytes,
                                                                    const std::string& name) {
    Result<PspVocabulary> listed = readPspVocabulary(bytes, name);
    if (!listed) return listed.error();
    auto tokenizer =
        std::make_shared<PspVocabularyTokenizer>(std::move(listed->pieces), listed->keepUnknown, bytes);
    if (!tokenizer->load(listed->model)) {
        return Error{name, "not a SentencePiece model", "a .model file of SentencePiece",
                     "choose the model that produced the pieces"};
    }
    return std::shared_ptr<const Tokenizer>(std::move(tokenizer));
}

}  // namespace paragram
