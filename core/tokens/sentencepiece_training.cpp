#include "core/tokens/sentencepiece_training.h"

#include <fmt/format.h>
#include <sentencepiece_trainer.h>

#include <cmath>
#include <regex>
#include <thread>
#include <unordered_map>

#include "core/base/child_process.h"
#include "core/base/stopwatch.h"

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

// How far learning is, from what SentencePiece says of it. Unigram begins with some hundred thousand pieces
// and drops a quarter in each turn until 1.1 times the wanted number is left; BPE adds one after another.
class LearningProgress {
  public:
    LearningProgress(const TokenizerSettings& settings, const JobContext& job)
        : wanted_(settings.vocabulary), adds_(settings.model == "bpe"), job_(job) {}

    void hear(std::string_view line) {
        if (const double size = numberAfter(line, "Initialized "); size > 0) begin_ = size;
        if (line.find(adds_ ? "Added:" : "EM sub_iter") == std::string_view::npos) return;
        const double size = numberAfter(line, " size=");
        if (size <= 0) return;
        begin_ = std::max(begin_, size);
        const double aim = 1.1 * wanted_;
        const double share = adds_          ? size / wanted_
                             : begin_ > aim ? std::log(begin_ / std::max(size, aim)) / std::log(begin_ / aim)
                                            : 1;
        const double seconds = watch_.seconds();
        job_.tell({"Learning sentence pieces",
                   adds_ ? size : std::min(share, 1.0) * wanted_,
                   static_cast<double>(wanted_),
                   "pieces",
                   0,
                   {},
                   share > 0.05 ? seconds * (1 - std::min(share, 1.0)) / share : -1});
    }

  private:
    static double numberAfter(std::string_view line, std::string_view word) {
        const auto at = line.find(word);
        if (at == std::string_view::npos) return -1;
        return std::strtod(std::string(line.substr(at + word.size(), 20)).c_str(), nullptr);
    }

    int wanted_;
    bool adds_;
    const JobContext& job_;
    double begin_ = 0;
    Stopwatch watch_;
};

}  // namespace

Result<std::string> trainSentencePiece(const TokenizerSettings& settings, int threads,
                                       const std::function<bool(std::string&)>& nextSentence,
                                       const JobContext& job) {
    const std::unordered_map<std::string, std::string> options{
        {"model_type", settings.model},
        {"vocab_size", std::to_string(settings.vocabulary)},
        {"character_coverage", fmt::format("{}", settings.characterCoverage)},
        {"hard_vocab_limit", "false"},
        {"num_threads",
         std::to_string(threads > 0 ? threads : static_cast<int>(std::thread::hardware_concurrency()))},
    };
    LearningProgress progress(settings, job);
    // The library neither stops nor reports, and ends the process where it gives up. The result's first byte
    // says whether the rest is a model or the reason why there is none.
    const ChildWork learning{[&](const std::function<bool(std::string&)>& next) {
                                 Sentences sentences(next);
                                 std::string bytes;
                                 const auto status =
                                     sentencepiece::SentencePieceTrainer::Train(options, &sentences, &bytes);
                                 return status.ok() ? '+' + bytes : '-' + std::string(status.error_message());
                             },
                             nextSentence, [&](std::string_view line) { progress.hear(line); }};
    const ChildOutcome outcome = runInChild(learning, job);
    if (outcome.stopped) return std::string();
    if (!outcome.finished || outcome.result.empty()) return readable(outcome.lastLine, settings);
    if (outcome.result.front() == '-') return readable(outcome.result.substr(1), settings);
    return outcome.result.substr(1);
}

}  // namespace paragram
