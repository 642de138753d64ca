#include "core/tasks/pair_texts.h"

#include "core/base/stopwatch.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

}  // namespace

SentenceStream::SentenceStream(const PairStore& store, bool lowerCase, JobContext& job,
                               std::optional<Side> only)
    : store_(store), lowerCase_(lowerCase), job_(job), only_(only) {}

bool SentenceStream::fill() {
    const auto total = static_cast<double>(store_.info().pairs);
    job_.tell({"Reading text", static_cast<double>(first_), total, "pairs"});
    stopped_ = stopped_ || job_.shouldStop();
    if (stopped_) return false;
    chunk_ = store_.read(first_, kChunk);
    first_ += static_cast<std::int64_t>(chunk_.size());
    at_ = 0;
    if (chunk_.empty()) job_.tell({"Learning the vocabulary", 0, 0, ""});
    return !chunk_.empty();
}

bool SentenceStream::next(std::string& sentence) {
    if (only_ == Side::target && at_ % 2 == 0) ++at_;
    if (at_ >= 2 * chunk_.size()) {
        if (!fill()) return false;
        if (only_ == Side::target) ++at_;
    }
    const SentencePair& pair = chunk_[at_ / 2];
    const std::string& text = at_ % 2 == 0 ? pair.source : pair.target;
    at_ += only_ ? 2 : 1;
    sentence = lowerCase_ ? lowerCase(text) : text;
    ++sentences_;
    words_ += countWhitespaceTokens(sentence);
    return true;
}

PairTokens tokenisePairs(const PairStore& store, const ModelTokenizer& tokenizer, const Settings& settings,
                         Workers& workers, JobContext& job) {
    PairTokens tokens;
    const std::int64_t total = store.info().pairs;
    const Stopwatch watch;
    for (std::int64_t first = 0; first < total && !job.shouldStop(); first += kChunk) {
        std::vector<std::string> sources, targets;
        for (SentencePair& pair : store.read(first, kChunk)) {
            sources.push_back(std::move(pair.source));
            targets.push_back(std::move(pair.target));
        }
        tokenizer.appendTokens(settings, sources, Side::source, workers, tokens.source);
        tokenizer.appendTokens(settings, targets, Side::target, workers, tokens.target);
        const auto done = static_cast<double>(tokens.size());
        const double rate = done / watch.seconds();
        job.tell({"Cutting into tokens", done, static_cast<double>(total), "pairs", rate, "pairs",
                  (static_cast<double>(total) - done) / rate});
    }
    return tokens;
}

}  // namespace paragram
