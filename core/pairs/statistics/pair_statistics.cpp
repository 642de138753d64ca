#include "core/pairs/statistics/pair_statistics.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/text/language_detector.h"

namespace paragram {

std::uint64_t StatisticsCollector::wordHash(std::string_view word) {
    return XXH3_64bits(word.data(), word.size());
}

MeasuredPairs::Side MeasuredPairs::measure(std::string_view text, bool languages, FilterWorkspace& work) {
    Side side;
    work.firstText = lowerCase(text);
    const std::string& lower = work.firstText;
    work.splitter.split(lower, work.firstWords);
    side.firstWord = words_.size();
    for (const std::string_view word : work.firstWords) {
        text_ += word;
        words_.push_back({StatisticsCollector::wordHash(word), text_.size()});
    }
    side.lastWord = words_.size();
    side.hash = XXH3_64bits(lower.data(), lower.size());
    side.whitespaceTokens = countWhitespaceTokens(lower);
    if (languages) side.language = detectLanguage(text);
    return side;
}

void MeasuredPairs::add(const SentencePair& pair, bool languages, FilterWorkspace& work, double paraphrase) {
    const Side source = measure(pair.source, languages, work), target = measure(pair.target, languages, work);
    const double overlap = sentenceOverlap(pair.source, pair.target, work);
    pairs_.push_back({source, target, overlap, pair.score, paraphrase});
}

void MeasuredPairs::clear() {
    pairs_.clear();
    words_.clear();
    text_.clear();
}

void StatisticsCollector::addSide(Side& side, const MeasuredPairs& pairs,
                                  const MeasuredPairs::Side& measured) {
    const auto words = static_cast<double>(measured.lastWord - measured.firstWord);
    side.lengthSum += words;
    side.lengthSquares += words * words;
    const auto tokens = static_cast<std::size_t>(measured.whitespaceTokens);
    ++side.lengthCounts[std::min(tokens, side.lengthCounts.size() - 1)];
    side.distinct.insert(measured.hash);
    ++sentence_;
    for (std::size_t i = measured.firstWord; i < measured.lastWord; ++i) {
        const HashedWord word{pairs.word(i), pairs.words_[i].hash};
        auto found = side.vocabulary.find(word);
        if (found == side.vocabulary.end())
            found = side.vocabulary.emplace(std::string(word.text), Word{}).first;
        ++found->second.count;
        if (found->second.lastSentence != sentence_) {
            found->second.lastSentence = sentence_;
            ++found->second.sentences;
        }
        if (++side.tokens < side.nextGrowth) continue;
        side.growth.push_back({side.tokens, static_cast<std::int64_t>(side.vocabulary.size())});
        side.nextGrowth += std::max<std::int64_t>(1000, side.nextGrowth / 10);
    }
    for (std::size_t i = measured.firstWord; trigrams_ && i + 2 < measured.lastWord; ++i)
        side.trigrams.add(pairs.words_[i].hash, pairs.words_[i + 1].hash, pairs.words_[i + 2].hash);
    if (measured.language) ++side.languages[*measured.language];
}

void StatisticsCollector::add(const SentencePair& pair) {
    single_.clear();
    single_.add(pair, false, work_);
    add(single_, 0);
}

void StatisticsCollector::add(const MeasuredPairs& pairs, std::size_t i) {
    const MeasuredPairs::Pair& pair = pairs.pairs_[i];
    addSide(source_, pairs, pair.source);
    addSide(target_, pairs, pair.target);
    ++pairs_;
    overlapSum_ += pair.overlap;
    ++overlapCounts_[std::min<std::size_t>(static_cast<std::size_t>(pair.overlap * 20), 19)];
    if (!std::isnan(pair.score)) {
        scoreSum_ += pair.score;
        ++scores_;
    }
    if (!std::isnan(pair.paraphrase)) {
        cosineSum_ += pair.paraphrase;
        ++cosines_;
        ++cosineCounts_[static_cast<std::size_t>(std::clamp((pair.paraphrase + 1) * 20, 0.0, 39.0))];
    }
}

SideStatistics StatisticsCollector::sideResult(const Side& side) const {
    SideStatistics result;
    const auto n = static_cast<double>(pairs_);
    result.lengthCounts.assign(side.lengthCounts.begin(), side.lengthCounts.end());
    result.types = static_cast<std::int64_t>(side.vocabulary.size());
    result.distinct = static_cast<std::int64_t>(side.distinct.size());
    result.languages = side.languages;
    result.growth = side.growth;
    if (pairs_ == 0) return result;
    if (result.growth.empty() || result.growth.back().tokens < side.tokens)
        result.growth.push_back({side.tokens, result.types});
    result.meanLength = side.lengthSum / n;
    result.lengthDeviation =
        std::sqrt(std::max(0.0, side.lengthSquares / n - result.meanLength * result.meanLength));
    result.tokens = side.tokens;
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
    if (trigrams_) result.trigramEntropy = side.trigrams.entropy();
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
    if (cosines_ > 0) result.meanParaphrase = cosineSum_ / static_cast<double>(cosines_);
    result.paraphraseCounts = cosineCounts_;
    return result;
}

}  // namespace paragram
