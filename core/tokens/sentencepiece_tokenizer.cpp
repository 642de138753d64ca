#include "core/tokens/sentencepiece_tokenizer.h"

#include <fmt/format.h>
#include <sentencepiece_processor.h>
#include <sentencepiece_trainer.h>

#include <algorithm>
#include <regex>
#include <thread>
#include <unordered_map>

#include "core/tokens/sentencepiece_model.h"
#include "core/tokens/unigram_segmenter.h"

namespace paragram {
namespace {

// The library throws where its own structures cannot be built.
bool loadSentencePiece(sentencepiece::SentencePieceProcessor& processor, const std::string& bytes) {
    try {
        return processor.LoadFromSerializedProto(bytes).ok();
    } catch (const std::exception&) {
        return false;
    }
}

class SentencePieceTokenizer : public Tokenizer {
  public:
    // Error's found is empty when bytes are a model.
    static Result<std::shared_ptr<const Tokenizer>> make(const std::string& bytes, const std::string& name) {
        auto tokenizer = std::make_shared<SentencePieceTokenizer>();
        const auto model = readSentencePieceModel(bytes);
        if (!model || !isSound(*model) || !loadSentencePiece(tokenizer->processor_, bytes)) {
            return Error{name, "not a SentencePiece model", "a .model file of SentencePiece",
                         "train a tokenizer or name another file"};
        }
        tokenizer->bytes_ = bytes;
        tokenizer->cutsAtSpaces_ = paragram::cutsAtSpaces(*model);
        tokenizer->words_ = UnigramSegmenter::make(bytes);
        return std::shared_ptr<const Tokenizer>(std::move(tokenizer));
    }

    std::string kind() const override { return "sentencepiece"; }
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

  private:
    static absl::string_view view(std::string_view text) { return {text.data(), text.size()}; }

    sentencepiece::SentencePieceProcessor processor_;
    std::string bytes_;
    bool cutsAtSpaces_ = false;
    std::unique_ptr<const UnigramSegmenter> words_;  // null: the library does them, too
};

// Hands sentences to the trainer one by one.
class Sentences : public sentencepiece::SentenceIterator {
  public:
    explicit Sentences(const std::function<bool(std::string&)>& next) : next_(next) { Next(); }
    bool done() const override { return done_; }
    void Next() override { done_ = !next_(text_); }
    const std::string& value() const override { return text_; }
    sentencepiece::util::Status status() const override { return {}; }

  private:
    const std::function<bool(std::string&)>& next_;
    std::string text_;
    bool done_ = false;
};

// "Vocabulary size too high (9000). Please set it to a value <= 1200." and its relatives, in our words.
Error readable(const std::string& message, const TokenizerSettings& settings) {
    std::smatch match;
    if (std::regex_search(message, match, std::regex("value *<= *([0-9]+)"))) {
        return {"tokenizer.vocabulary", std::to_string(settings.vocabulary),
                fmt::format("at most {} for this text", match[1].str()), "choose a smaller vocabulary"};
    }
    if (std::regex_search(message, match, std::regex("smaller than required_chars. *[0-9]+ *vs *([0-9]+)"))) {
        return {"tokenizer.vocabulary", std::to_string(settings.vocabulary),
                fmt::format("at least {}, the different characters of this text", match[1].str()),
                "choose a larger vocabulary or a lower tokenizer.character-coverage"};
    }
    return {"tokenizer", "SentencePiece could not learn pieces (" + message + ")", "",
            "give more text or a smaller vocabulary"};
}

}  // namespace

Result<std::shared_ptr<const Tokenizer>> makeSentencePieceTokenizer(const std::string& bytes,
                                                                    const std::string& name) {
    return SentencePieceTokenizer::make(bytes, name);
}

Result<std::string> trainSentencePiece(const TokenizerSettings& settings, int threads,
                                       const std::function<bool(std::string&)>& nextSentence) {
    const std::unordered_map<std::string, std::string> options{
        {"model_type", settings.model},
        {"vocab_size", std::to_string(settings.vocabulary)},
        {"character_coverage", fmt::format("{}", settings.characterCoverage)},
        {"hard_vocab_limit", "false"},
        {"num_threads",
         std::to_string(threads > 0 ? threads : static_cast<int>(std::thread::hardware_concurrency()))},
        {"minloglevel", "3"},
    };
    Sentences sentences(nextSentence);
    std::string bytes;
    const auto status = sentencepiece::SentencePieceTrainer::Train(options, &sentences, &bytes);
    if (!status.ok()) return readable(status.error_message(), settings);
    return bytes;
}

}  // namespace paragram
