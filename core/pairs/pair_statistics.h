// Statistics of a set of pairs (P18 Table 1, methods.md 2).
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
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
    // Different words after so many words, at ever larger steps and at the end.
    struct Growth {
        std::int64_t tokens = 0, types = 0;
    };
    std::vector<Growth> growth;
    // Sentences by the language CLD2 finds, "" where it is unsure; empty where not asked for.
    std::map<std::string, std::int64_t> languages;
};

struct PairStatistics {
    std::int64_t pairs = 0;
    SideStatistics source, target;
    double meanOverlap = 0;                                            // trigram overlap
    std::array<std::int64_t, 20> overlapCounts{};                      // bins of 0.05
    double meanScore = 0;                                              // of a given score column; NaN: none
    double meanParaphrase = std::numeric_limits<double>::quiet_NaN();  // cosine of a model; NaN: none
    std::array<std::int64_t, 40> paraphraseCounts{};                   // bins of 0.05 from -1 on
    // Share of the English side's (else the source's) token types that the other side has, too; NaN: not
    // asked for.
    double pieceOverlap = std::numeric_limits<double>::quiet_NaN();
};

// Gathers the statistics of a stream of pairs; memory grows with vocabulary and distinct sentences.
class StatisticsCollector {
  public:
    // languages: also detects the language of each sentence, which takes longer than all else.
    explicit StatisticsCollector(bool languages = false) : languages_(languages) {}
    // paraphrase: the pair's cosine under a model; NaN: none.
    void add(const SentencePair& pair, double paraphrase = std::numeric_limits<double>::quiet_NaN());
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
        std::int64_t tokens = 0, nextGrowth = 1000;
        std::vector<SideStatistics::Growth> growth;
        std::map<std::string, std::int64_t> languages;
    };
    void addSide(Side& side, const std::string& text);
    SideStatistics sideResult(const Side& side) const;

    bool languages_;
    FilterWorkspace work_;
    std::vector<std::string_view> words_;
    Side source_, target_;
    std::int64_t pairs_ = 0, sentence_ = 0, scores_ = 0, cosines_ = 0;
    double overlapSum_ = 0, scoreSum_ = 0, cosineSum_ = 0;
    std::array<std::int64_t, 40> cosineCounts_{};
    std::array<std::int64_t, 20> overlapCounts_{};
};

}  // namespace paragram
