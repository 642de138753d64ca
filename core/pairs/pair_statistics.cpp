#include "core/pairs/pair_statistics.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace paragram {

void StatisticsCollector::addSide(Side& side, const std::string& text) {
    const std::string lower = lowerCase(text);
    splitter_.split(lower, side.words);
    const auto words = static_cast<double>(side.words.size());
    side.lengthSum += words;
    side.lengthSquares += words * words;
    const auto tokens = static_cast<std::size_t>(countWhitespaceTokens(lower));
    ++side.lengthCounts[std::min(tokens, side.lengthCounts.size() - 1)];
    side.distinct.insert(XXH3_64bits(lower.data(), lower.size()));
    ++sentence_;
    for (const std::string_view word : side.words) {
        auto found = side.vocabulary.find(word);
        if (found == side.vocabulary.end()) found = side.vocabulary.emplace(std::string(word), Word{}).first;
        ++found->second.count;
        if (found->second.lastSentence != sentence_) {
            found->second.lastSentence = sentence_;
            ++found->second.sentences;
        }
    }
    // The trigram overlap needs the words after the text is gone.
    side.kept.assign(side.words.begin(), side.words.end());
}

void StatisticsCollector::add(const SentencePair& pair) {
    addSide(source_, pair.source);
    addSide(target_, pair.target);
    ++pairs_;
    const std::vector<std::string_view> source(source_.kept.begin(), source_.kept.end());
    const std::vector<std::string_view> target(target_.kept.begin(), target_.kept.end());
    const double overlap = trigramOverlap(source, target);
    overlapSum_ += overlap;
    ++overlapCounts_[std::min<std::size_t>(static_cast<std::size_t>(overlap * 20), 19)];
    if (!std::isnan(pair.score)) {
        scoreSum_ += pair.score;
        ++scores_;
    }
}

SideStatistics StatisticsCollector::sideResult(const Side& side) const {
    SideStatistics result;
    const auto n = static_cast<double>(pairs_);
    result.lengthCounts.assign(side.lengthCounts.begin(), side.lengthCounts.end());
    result.types = static_cast<std::int64_t>(side.vocabulary.size());
    result.distinct = static_cast<std::int64_t>(side.distinct.size());
    if (pairs_ == 0) return result;
    result.meanLength = side.lengthSum / n;
    result.lengthDeviation =
        std::sqrt(std::max(0.0, side.lengthSquares / n - result.meanLength * result.meanLength));
    for (const auto& [word, seen] : side.vocabulary) result.tokens += seen.count;
    const auto tokens = static_cast<double>(result.tokens);
    // Sorted, so that the sums do not depend on the order of a hash table.
    std::vector<Word> words;
    words.reserve(side.vocabulary.size());
    for (const auto& [word, seen] : side.vocabulary) words.push_back(seen);
    std::sort(words.begin(), words.end(), [](const Word& a, const Word& b) {
        return std::pair(a.count, a.sentences) < std::pair(b.count, b.sentences);
    });
    for (const Word& seen : words) {
        const double share = static_cast<double>(seen.count) / tokens;
        result.entropy -= share * std::log2(share);
        result.meanIdf += share * std::log(n / static_cast<double>(seen.sentences));
    }
    return result;
}

PairStatistics StatisticsCollector::result() const {
    PairStatistics result;
    result.pairs = pairs_;
    result.source = sideResult(source_);
    result.target = sideResult(target_);
    result.overlapCounts = overlapCounts_;
    result.meanOverlap = pairs_ ? overlapSum_ / static_cast<double>(pairs_) : 0;
    result.meanScore =
        scores_ ? scoreSum_ / static_cast<double>(scores_) : std::numeric_limits<double>::quiet_NaN();
    return result;
}

}  // namespace paragram
