#include "core/tokens/sentencepiece/sentencepiece_learning.h"

#include <sentencepiece_trainer.h>

namespace paragram {
namespace {

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

}  // namespace

std::string learnPieces(const std::unordered_map<std::string, std::string>& options,
                        const std::function<bool(std::string&)>& nextSentence) {
    Sentences sentences(nextSentence);
    std::string bytes;
    const auto status = sentencepiece::SentencePieceTrainer::Train(options, &sentences, &bytes);
    return status.ok() ? kLearned + bytes : kRefused + std::string(status.error_message());
}

}  // namespace paragram
