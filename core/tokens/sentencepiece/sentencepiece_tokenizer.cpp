#include "core/tokens/sentencepiece/sentencepiece_tokenizer.h"

#include <sentencepiece_processor.h>

#include <algorithm>

#include "core/tokens/sentencepiece/sentencepiece_model.h"
#include "core/tokens/sentencepiece/unigram_segmenter.h"

namespace paragram {
namespace {

// The library throws if it cannot build its own structures.
bool loadSentencePiece(sentencepiece::SentencePieceProcessor& processor, const std::string& bytes) {
    try {
        return processor.LoadFromSerializedProto(bytes).ok();
    } catch (const std::exception&) {
        return false;
    }
}

class SentencePieceTokenizer : public Tokenizer {
  public:
    // Error's found is empty if bytes are a valid model.
    static Result<std::shared_ptr<const Tokenizer>> make(const std::string& bytes, const std::string& name) {
        auto tokenizer = std::make_shared<SentencePieceTokenizer>();
        const auto model = readSentencePieceModel(bytes);
        if (!model || !isSound(*model) || !loadSentencePiece(tokenizer->processor_, bytes)) {
            return Error{name, "not a SentencePiece model", "a .model file of SentencePiece",
                         "train a tokenizer or choose another file"};
        }
        tokenizer->bytes_ = bytes;
        tokenizer->cutsAtSpaces_ = paragram::cutsAtSpaces(*model);
        tokenizer->words_ = UnigramSegmenter::make(bytes);
        return std::shared_ptr<const Tokenizer>(std::move(tokenizer));
    }

    TokenizerKind kind() const override { return TokenizerKind::sentencepiece; }
    std::size_t size() const override { return static_cast<std::size_t>(processor_.GetPieceSize()); }
    std::int32_t unknownId() const override { return processor_.unk_id(); }
    std::string piece(std::int32_t id) const override { return processor_.IdToPiece(id); }
    bool cutsAtSpaces() const override { return cutsAtSpaces_; }
    std::string serialise() const override { return bytes_; }

    std::vector<Piece> segment(std::string_view text) const override {
        std::vector<std::string> texts;
        std::vector<int> ids;
        (void)processor_.Encode(view(text), &texts);
        (void)processor_.Encode(view(text), &ids);
        std::vector<Piece> pieces(texts.size());
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            pieces[i] = {std::move(texts[i]), ids[i] == unknownId() ? -1 : ids[i]};
        }
        return pieces;
    }

    void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const override {
        std::vector<int> found;
        (void)processor_.Encode(view(text), &found);
        std::copy_if(found.begin(), found.end(), std::back_inserter(ids),
                     [this](int id) { return id != unknownId(); });
    }

    void appendWordIds(std::string_view word, std::vector<std::int32_t>& ids) const override {
        if (!words_ || !words_->appendIds(word, ids)) appendIds(word, ids);
    }
    const ClosingMarks* closingMarks() const override { return words_ ? &words_->closingMarks() : nullptr; }

  private:
    static absl::string_view view(std::string_view text) { return {text.data(), text.size()}; }

    sentencepiece::SentencePieceProcessor processor_;
    std::string bytes_;
    bool cutsAtSpaces_ = false;
    std::unique_ptr<const UnigramSegmenter> words_;  // null: the library segments words as well
};

// Hands sentences to the trainer one by one.

}  // namespace

Result<std::shared_ptr<const Tokenizer>> makeSentencePieceTokenizer(const std::string& bytes,
                                                                    const std::string& name) {
    return SentencePieceTokenizer::make(bytes, name);
}

}  // namespace paragram
