#include "core/pairs/pair_filter.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <unordered_set>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kExamples = 5;

class IdenticalFilter : public PairFilter {
  public:
    std::string name() const override { return "identical sides"; }
    bool keeps(const SentencePair& pair) override { return pair.source != pair.target; }
};

class LengthFilter : public PairFilter {
  public:
    LengthFilter(int minimum, int maximum) : minimum_(minimum), maximum_(maximum) {}
    std::string name() const override { return "length"; }
    bool keeps(const SentencePair& pair) override { return fits(pair.source) && fits(pair.target); }

  private:
    bool fits(const std::string& text) const {
        const int words = countWhitespaceTokens(text);
        return words >= minimum_ && (maximum_ == 0 || words <= maximum_);
    }
    int minimum_, maximum_;
};

// Keeps the first of equal pairs. 128-bit hashes: ten million pairs collide with probability 1e-25.
class DuplicateFilter : public PairFilter {
  public:
    explicit DuplicateFilter(bool lower) : lower_(lower) {}
    std::string name() const override { return "duplicates"; }
    bool keeps(const SentencePair& pair) override {
        std::string key = lower_ ? lowerCase(pair.source) : pair.source;
        key += '\n';
        key += lower_ ? lowerCase(pair.target) : pair.target;
        return seen_.insert(XXH3_128bits(key.data(), key.size())).second;
    }

  private:
    struct Hash {
        std::size_t operator()(const XXH128_hash_t& h) const { return h.low64; }
    };
    struct Equal {
        bool operator()(const XXH128_hash_t& a, const XXH128_hash_t& b) const {
            return a.low64 == b.low64 && a.high64 == b.high64;
        }
    };
    bool lower_;
    std::unordered_set<XXH128_hash_t, Hash, Equal> seen_;
};

}  // namespace

FilterChain::FilterChain(const Settings& settings) {
    const FilterSettings& wanted = settings.filter;
    if (wanted.identical) filters_.push_back(std::make_unique<IdenticalFilter>());
    if (wanted.minimumLength > 1 || wanted.maximumLength > 0) {
        filters_.push_back(std::make_unique<LengthFilter>(wanted.minimumLength, wanted.maximumLength));
    }
    if (wanted.duplicates == "one")
        filters_.push_back(std::make_unique<DuplicateFilter>(settings.text.lowerCase));
    for (const auto& filter : filters_) counts_.push_back({filter->name(), 0, 0, {}});
}

bool FilterChain::keeps(const SentencePair& pair) {
    for (std::size_t i = 0; i < filters_.size(); ++i) {
        FilterCount& count = counts_[i];
        ++count.seen;
        if (!filters_[i]->keeps(pair)) {
            if (count.droppedExamples.size() < kExamples) {
                count.droppedExamples.push_back(pair.source + '\t' + pair.target);
            }
            return false;
        }
        ++count.kept;
    }
    return true;
}

}  // namespace paragram
