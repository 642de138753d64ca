#include "core/training/data/sentence_stream.h"

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

}  // namespace

SentenceStream::SentenceStream(const TrainingSet& pairs, bool lowerCase, JobContext& job,
                               std::optional<Side> only)
    : pairs_(pairs), lowerCase_(lowerCase), job_(job), only_(only) {}

bool SentenceStream::fill() {
    const auto total = static_cast<double>(pairs_.info().pairs);
    job_.report({"Reading text", static_cast<double>(first_), total, "pairs"});
    stopped_ = stopped_ || job_.shouldStop();
    if (stopped_) return false;
    chunk_ = pairs_.readText(first_, kChunk);
    first_ += static_cast<std::int64_t>(chunk_.size());
    at_ = 0;
    if (chunk_.empty()) job_.report({"Learning the vocabulary", 0, 0, ""});
    return !chunk_.empty();
}

void SentenceStream::sample(std::int64_t sentences, std::uint64_t seed) {
    left_ = (only_ ? 1 : 2) * pairs_.info().pairs;
    wanted_ = sentences < left_ ? sentences : 0;
    random_ = Random(seed);
}

// Takes each sentence with the probability that makes every choice of N sentences equally likely (Knuth's
// algorithm S): one pass, nothing stored.
bool SentenceStream::drawn() {
    const auto place = static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(left_--)));
    if (place >= wanted_) return false;
    if (--wanted_ == 0) wanted_ = -1;
    return true;
}

bool SentenceStream::next(std::string& sentence) {
    while (wanted_ >= 0) {
        if (only_ == Side::target && at_ % 2 == 0) ++at_;
        if (at_ >= 2 * chunk_.size()) {
            if (!fill()) return false;
            if (only_ == Side::target) ++at_;
        }
        const SentencePair& pair = chunk_[at_ / 2];
        const std::string& text = at_ % 2 == 0 ? pair.source : pair.target;
        at_ += only_ ? 2 : 1;
        if (wanted_ != 0 && !drawn()) continue;
        sentence = lowerCase_ ? lowerCase(text) : text;
        ++sentences_;
        return true;
    }
    return false;
}

}  // namespace paragram
