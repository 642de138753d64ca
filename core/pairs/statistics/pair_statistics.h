// Statistics of a set of pairs (P18, Table 1; methods.md, Statistics).
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/pairs/filters/trigram_overlap.h"
#include "core/pairs/statistics/trigram_counts.h"
#include "core/pairs/store/sentence_pair.h"
#include "core/text/unicode.h"

namespace paragram {

// One side, in word tokens (ICU boundaries, lower-cased).
struct SideStatistics {
    double meanLength = 0, lengthDeviation = 0;  // word tokens
    double meanIdf = 0;                          // document = sentence, natural logarithm
    double entropy = 0;                          // of the vocabulary, bits
    // Of three words in a row within a sentence, bits; NaN: not requested.
    double trigramEntropy = std::numeric_limits<double>::quiet_NaN();
    std::int64_t types = 0, tokens = 0;
    std::int64_t distinct = 0;               // different sentences
    std::vector<std::int64_t> lengthCounts;  // [n]: sentences with n words separated by white space; the last
                                             // element: that many or more
    // The number of different words after N words, at increasing steps and at the end.
    struct Growth {
        std::int64_t tokens = 0, types = 0;
    };
    std::vector<Growth> growth;
    // Sentences by the language that CLD2 detects, "" if it is unsure; empty if not requested.
    std::map<std::string, std::int64_t> languages;
};

struct PairStatistics {
    std::int64_t pairs = 0;
    SideStatistics source, target;
    double meanOverlap = 0;                                            // trigram overlap
    std::array<std::int64_t, 20> overlapCounts{};                      // bins of 0.05
    double meanScore = 0;                                              // mean given score; NaN: none
    double meanParaphrase = std::numeric_limits<double>::quiet_NaN();  // cosine of a model; NaN: none
    std::array<std::int64_t, 40> paraphraseCounts{};                   // bins of 0.05 from -1 on
    // Share of the English (otherwise the source) side's different tokens that the other side also has, 0..1;
    // NaN: not requested.
    double pieceOverlap = std::numeric_limits<double>::quiet_NaN();
};

// Measurements of pairs that do not depend on other pairs, for a StatisticsCollector.
class MeasuredPairs {
  public:
    // languages: also detect the language of each sentence, which takes longer than everything else.
    // paraphrase: the pair's cosine under a model; NaN: none.
    void add(const SentencePair& pair, bool languages, FilterWorkspace& work,
             double paraphrase = std::numeric_limits<double>::quiet_NaN());
    std::size_t size() const { return pairs_.size(); }
    void clear();

  private:
    friend class StatisticsCollector;
    struct Word {
        std::uint64_t hash = 0;
        std::size_t end = 0;  // of text_; it starts where the one before ends
    };
    struct Side {
        std::size_t firstWord = 0, lastWord = 0;
        std::uint64_t hash = 0;  // of the lower-cased sentence
        int whitespaceTokens = 0;
        std::optional<std::string> language;  // if requested
    };
    struct Pair {
        Side source, target;
        double overlap = 0, score = 0, paraphrase = 0;
    };
    Side measure(std::string_view text, bool languages, FilterWorkspace& work);
    std::string_view word(std::size_t i) const {
        const std::size_t first = i == 0 ? 0 : words_[i - 1].end;
        return std::string_view(text_).substr(first, words_[i].end - first);
    }

    std::vector<Pair> pairs_;
    std::vector<Word> words_;
    std::string text_;  // lower-cased words, without the text between them
};

// Collects the statistics of a stream of pairs; memory grows with the vocabulary and the different sentences.
class StatisticsCollector {
  public:
    // trigrams: also their entropy, which takes 16 bytes of memory for each different one of a side.
    explicit StatisticsCollector(bool trigrams = false) : trigrams_(trigrams) {}
    // Adds pair i of pairs.
    void add(const MeasuredPairs& pairs, std::size_t i);
    void add(const SentencePair& pair);
    PairStatistics result() const;

  private:
    struct Word {
        std::int64_t count = 0, sentences = 0, lastSentence = -1;
    };
    // A word with its hash, for looking it up.
    struct HashedWord {
        std::string_view text;
        std::uint64_t hash = 0;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(const std::string& text) const { return wordHash(text); }
        std::size_t operator()(const HashedWord& word) const { return word.hash; }
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(const std::string& a, const std::string& b) const { return a == b; }
        bool operator()(const HashedWord& a, const std::string& b) const { return a.text == b; }
        bool operator()(const std::string& a, const HashedWord& b) const { return a == b.text; }
    };
    static std::uint64_t wordHash(std::string_view word);
    friend class MeasuredPairs;
    struct Side {
        std::unordered_map<std::string, Word, Hash, Equal> vocabulary;
        std::unordered_set<std::uint64_t> distinct;  // hashes
        std::array<std::int64_t, 101> lengthCounts{};
        double lengthSum = 0, lengthSquares = 0;
        std::int64_t tokens = 0, nextGrowth = 1000;
        std::vector<SideStatistics::Growth> growth;
        std::map<std::string, std::int64_t> languages;
        TrigramCounts trigrams;
    };
    void addSide(Side& side, const MeasuredPairs& pairs, const MeasuredPairs::Side& measured);
    SideStatistics sideResult(const Side& side) const;

    bool trigrams_;
    FilterWorkspace work_;
    MeasuredPairs single_;
    Side source_, target_;
    std::int64_t pairs_ = 0, sentence_ = 0, scores_ = 0, cosines_ = 0;
    double overlapSum_ = 0, scoreSum_ = 0, cosineSum_ = 0;
    std::array<std::int64_t, 40> cosineCounts_{};
    std::array<std::int64_t, 20> overlapCounts_{};
};

}  // namespace paragram
