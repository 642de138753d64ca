#include "core/tasks/training_set.h"

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

bool isBilingual(const PairStoreInfo& info) {
    return info.sourceLanguage.empty() || info.sourceLanguage != info.targetLanguage;
}

}  // namespace

Result<TrainingSet> TrainingSet::open(const std::vector<std::filesystem::path>& files) {
    if (files.empty()) return Error{"pairs", "no file", "a pair store", "make one with paragram-cli import"};
    TrainingSet set;
    for (const std::filesystem::path& file : files) {
        Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        const PairStoreInfo& info = store->info();
        if (set.stores_.empty()) {
            set.info_ = info;
            set.name_ = file.filename().string();
        } else {
            set.info_.pairs += info.pairs;
            if (set.info_.sourceLanguage != info.sourceLanguage) set.info_.sourceLanguage.clear();
            if (set.info_.targetLanguage != info.targetLanguage) set.info_.targetLanguage.clear();
            set.name_ += ", " + file.filename().string();
        }
        set.bilingual_ = set.bilingual_ || isBilingual(info);
        set.stores_.push_back(std::move(store).value());
    }
    return set;
}

std::vector<SentencePair> TrainingSet::read(std::int64_t first, std::int64_t count) const {
    for (const PairStore& store : stores_) {
        if (first < store.info().pairs) return store.read(first, count);
        first -= store.info().pairs;
    }
    return {};
}

SentenceStream::SentenceStream(const TrainingSet& pairs, bool lowerCase, JobContext& job,
                               std::optional<Side> only)
    : pairs_(pairs), lowerCase_(lowerCase), job_(job), only_(only) {}

bool SentenceStream::fill() {
    const auto total = static_cast<double>(pairs_.info().pairs);
    job_.tell({"Reading text", static_cast<double>(first_), total, "pairs"});
    stopped_ = stopped_ || job_.shouldStop();
    if (stopped_) return false;
    chunk_ = pairs_.read(first_, kChunk);
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

}  // namespace paragram
