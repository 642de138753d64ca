// A paraphrase lexicon from sentence pairs: which words stand for which (Wieting and Gimpel 2018, A.1).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace paragram {

enum class LexiconScore { crossPmi, adjustedPmi };

// Counts are of sentences that hold a word, however often. With both sides in one language every pair counts
// both ways round.
//   cross PMI(u, v)    = log( #(u on one side, v on the other) N / (#u #v) )
//   PMI(u, v)          = log( #(u and v in one sentence) N / (#u #v) ), of each side alone, then their mean
//   adjusted PMI(u, v) = cross PMI - PMI
// Words that never stand in one sentence have no PMI; -log(1 + #u #v / N) takes its place, which is 0 where
// nothing was to be expected. Natural logarithms.
struct LexiconEntry {
    std::string word;
    std::int64_t pairs = 0;  // where the two words face each other
    double crossPmi = 0, adjustedPmi = 0;
};

// Words are added pair by pair, then finish() is called once, then it is read. What is kept is in files in a
// temporary folder (ScratchArray): about 16 bytes a word of text.
class Lexicon {
  public:
    struct Options {
        bool oneLanguage = true;  // else entries of a source word are target words
        int minimumCount = 10;    // sentences a word must stand in
    };
    Lexicon(const Options& options, const std::filesystem::path& folder);
    ~Lexicon();

    // Lower-cased words of the two sides.
    void add(std::span<const std::string_view> source, std::span<const std::string_view> target);
    void finish();

    std::int64_t pairs() const;
    // Words that stand in enough sentences, most frequent first; of the source side where the languages
    // differ.
    std::vector<std::string> words() const;
    bool knows(std::string_view word) const;

  private:
    friend class LexiconReader;
    struct State;
    std::unique_ptr<State> state_;
};

// Looks words up; one object a thread, the lexicon outlives it.
class LexiconReader {
  public:
    explicit LexiconReader(const Lexicon& lexicon);
    ~LexiconReader();

    // The best entries of a word, best first; entries with fewer pairs than minimumPairs are passed over.
    std::vector<LexiconEntry> entries(std::string_view word, std::size_t most, LexiconScore by,
                                      std::int64_t minimumPairs = 2);
    // Nothing where the two words never face each other.
    std::optional<LexiconEntry> entry(std::string_view word, std::string_view other);

  private:
    struct Counts;
    void count(std::uint32_t word);
    LexiconEntry entryOf(std::uint32_t u, std::uint32_t v) const;

    const Lexicon::State& lexicon_;
    std::unique_ptr<Counts> counts_;
};

}  // namespace paragram
