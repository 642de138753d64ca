#include "core/tokens/sentencepiece/sentencepiece_training.h"

#include <fmt/format.h>

#include <cmath>
#include <regex>

#include "core/base/process/worker_process.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/tokens/sentencepiece/sentencepiece_learning.h"

namespace paragram {
namespace {

// Rewords messages such as "Vocabulary size too high (9000). Please set it to a value <= 1200.".
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

// Progress of the training from SentencePiece's messages. Unigram starts with some hundred thousand pieces
// and drops a quarter in each round until 1.1 times the requested number is left; BPE adds one after another.
class LearningProgress {
  public:
    LearningProgress(const TokenizerSettings& settings, const JobContext& job)
        : wanted_(settings.vocabulary), adds_(settings.model == PieceModel::bpe), job_(job) {}

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
        job_.report({"Learning sentence pieces",
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
    WorkerRequest learning;
    learning.arguments = {
        "train-sentencepiece",
        "model_type=" + std::string(nameOf(settings.model)),
        fmt::format("vocab_size={}", settings.vocabulary),
        fmt::format("character_coverage={}", settings.characterCoverage),
        "hard_vocab_limit=false",
        fmt::format("num_threads={}", threads > 0 ? threads : usableCores()),
    };
    LearningProgress progress(settings, job);
    learning.input = nextSentence;
    learning.onLine = [&](std::string_view line) { progress.hear(line); };
    const Result<WorkerReport> report = runWorker(learning, job);
    if (!report) return report.error();
    if (!report->succeeded || report->output.empty()) return readable(report->lastLine, settings);
    if (report->output.front() == kRefused) return readable(report->output.substr(1), settings);
    return report->output.substr(1);
}

}  // namespace paragram
