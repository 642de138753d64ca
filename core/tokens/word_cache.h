// Words of a text and their token ids, remembered: most words of real text have been seen before.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/large_pages.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// Bounded: when it is full it begins again. One object a thread; the tokenizer outlives it.
class WordCache {
  public:
    // words: how many are remembered at most, 64 to 128 bytes each. lowerCase: texts are lower-cased first.
    WordCache(const Tokenizer& tokenizer, bool lowerCase, std::size_t words = 1U << 17);

    // As the tokenizer's appendIds of the (lower-cased) text. Where the tokenizer does not cut at spaces it
    // is asked for the whole text.
    void appendIds(std::string_view text, std::vector<std::int32_t>& ids);

    std::int64_t looked() const { return looked_; }
    std::int64_t missed() const { return missed_; }

  private:
    static constexpr std::size_t kLongest = 30;  // bytes of a word that is remembered
    static constexpr std::size_t kMostIds = 8;
    // A line of the processor's cache: a word is found with one look at memory.
    struct alignas(64) Word {
        std::uint8_t length = 0;  // 0: free
        std::uint8_t count = 0;
        std::array<char, kLongest> text{};
        std::array<std::int32_t, kMostIds> ids{};
    };
    // A word on its way: its place is fetched from memory while others are looked up.
    struct Wanted {
        std::string_view text, marks;  // marks close the word: see ClosingMarks
        std::uint64_t hash = 0;
    };
    static constexpr std::size_t kAhead = 32;
    void appendWord(const Wanted& word, std::vector<std::int32_t>& ids);
    void appendUncached(std::string_view text, std::vector<std::int32_t>& ids);
    std::size_t freePlace(std::string_view word, std::uint64_t hash) const;
    void makeRoom();

    const Tokenizer& tokenizer_;
    ClosingMarks marks_;
    bool lowerCase_, cuts_;
    std::size_t most_, used_ = 0;
    std::vector<Word, LargePageAllocator<Word>> table_;  // open addressing, at most half full
    std::array<Wanted, kAhead> waiting_;
    std::string lower_;
    std::int64_t looked_ = 0, missed_ = 0;
};

}  // namespace paragram
