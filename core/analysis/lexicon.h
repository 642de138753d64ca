// A paraphrase lexicon from sentence pairs: words that replace each other (P18, A.1; methods.md, Paraphrase
// lexicon).
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

// Counts are numbers of sentences that contain a word, however often. If both sides are in one language,
// every pair counts in both directions.
//   cross PMI(u, v)    = log( #(u on one side, v on the other) N / (#u #v) )
//   PMI(u, v)          = log( #(u and v in one sentence) N / (#u #v) ), of each side alone, then their mean
//   adjusted PMI(u, v) = cross PMI - PMI
// Words that never occur in the same sentence have no PMI; -log(1 + #u #v / N) is used instead, which is 0 if
// no such sentence was to be expected. Natural logarithms.
struct LexiconEntry {
    std::string word;
    std::int64_t pairs = 0;  // with the two words on opposite sides
    double crossPmi = 0, adjustedPmi = 0;
};

// Add words pair by pair, call finish() once, then read. Data is stored in files in a temporary folder
// (ScratchArray), about 16 bytes per word of text. Throws MachineFailure.
class Lexicon {
  public:
    struct Options {
        bool oneLanguage = true;  // otherwise entries of a source word are target words
        int minimumCount = 10;    // sentences in which a word must occur
    };
    // folder: for temporary files.
    Lexicon(const Options& options, const std::filesystem::path& folder);
    ~Lexicon();

    // words: lower-cased.
    void add(std::span<const std::string_view> source, std::span<const std::string_view> target);
    // Computes the index; call it once after the last add.
    void finish();

    std::int64_t pairs() const;
    // Words in enough sentences, most frequent first; of the source side if the languages differ.
    std::vector<std::string> words() const;
    // Whether a word occurs in enough sentences; it must be lower-cased.
    bool knows(std::string_view word) const;

  private:
    friend class LexiconReader;
    struct State;
    std::unique_ptr<State> state_;
};

// Looks words up; one object per thread. The lexicon outlives it.
class LexiconReader {
  public:
    explicit LexiconReader(const Lexicon& lexicon);
    ~LexiconReader();

    // The best entries of a word, best first; entries with fewer pairs than minimumPairs are skipped.
    std::vector<LexiconEntry> entries(std::string_view word, std::size_t most, LexiconScore by,
                                      std::int64_t minimumPairs = 2);
    // Empty if the two words never occur on opposite sides of a pair.
    std::optional<LexiconEntry> entry(std::string_view word, std::string_view other);

  private:
    struct Counts;
    void count(std::uint32_t word);
    LexiconEntry entryOf(std::uint32_t u, std::uint32_t v) const;

    const Lexicon::State& lexicon_;
    std::unique_ptr<Counts> counts_;
};

}  // namespace paragram
