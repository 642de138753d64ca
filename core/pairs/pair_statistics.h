// Statistics of a set of pairs (P18 Table 1, methods.md 2).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/pairs/sentence_pair.h"
#include "core/pairs/trigram_overlap.h"
#include "core/text/unicode.h"

namespace paragram {

// One side, in word tokens (ICU boundaries, lower-cased).
struct SideStatistics {
    double meanLength = 0, lengthDeviation = 0;  // word tokens
    double meanIdf = 0;                          // document = sentence, natural logarithm
    double entropy = 0;                          // of the vocabulary, bits
    std::int64_t types = 0, tokens = 0;
    std::int64_t distinct = 0;               // distinct sentences
    std::vector<std::int64_t> lengthCounts;  // [n]: sentences of n whitespace tokens, last: that many or more
};

struct PairStatistics {
    std::int64_t pairs = 0;
    SideStatistics source, target;
    double meanOverlap = 0;                        // trigram overlap
    std::array<std::int64_t, 20> overlapCounts{};  // bins of 0.05
    double meanScore = 0;                          // of a given score column; NaN: none
};

// Gathers the statistics of a stream of pairs; memory grows with vocabulary and distinct sentences.
class StatisticsCollector {
  public:
    void add(const SentencePair& pair);
    PairStatistics result() const;

  private:
    struct Word {
        std::int64_t count = 0, sentences = 0, lastSentence = -1;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    struct Side {
        std::unordered_map<std::string, Word, Hash, std::equal_to<>> vocabulary;
        std::unordered_set<std::uint64_t> distinct;  // hashes
        std::array<std::int64_t, 101> lengthCounts{};
        double lengthSum = 0, lengthSquares = 0;
        std::vector<std::string_view> words;
        std::vector<std::string> kept;
    };
    void addSide(Side& side, const std::string& text);
    SideStatistics sideResult(const Side& side) const;

    WordSplitter splitter_;
    Side source_, target_;
    std::int64_t pairs_ = 0, sentence_ = 0, scores_ = 0;
    double overlapSum_ = 0, scoreSum_ = 0;
    std::array<std::int64_t, 20> overlapCounts_{};
};

}  // namespace paragram
