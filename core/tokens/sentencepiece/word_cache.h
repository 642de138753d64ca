// A cache of words and their token ids: most words of real text have occurred before.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/numeric/large_pages.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// Bounded: a full cache is cleared. One object per thread; the tokenizer outlives it.
class WordCache {
  public:
    // words: the maximum number in the cache, 64 to 128 bytes each. lowerCase: texts are lower-cased first.
    WordCache(const Tokenizer& tokenizer, bool lowerCase, std::size_t words = 1U << 17);

    // Same result as the tokenizer's appendIds of the (lower-cased) text. If the tokenizer does not
    // cutsAtSpaces, it gets the complete text.
    void appendIds(std::string_view text, std::vector<std::int32_t>& ids);

    // Words looked up.
    std::int64_t looked() const { return looked_; }
    // Of these: words not found in the cache.
    std::int64_t missed() const { return missed_; }

  private:
    static constexpr std::size_t kLongest = 30;  // bytes of a word that is cached
    static constexpr std::size_t kMostIds = 8;
    // One cache line of the processor: a word is found with one memory access.
    struct alignas(64) Word {
        std::uint8_t length = 0;  // 0: free
        std::uint8_t count = 0;
        std::array<char, kLongest> text{};
        std::array<std::int32_t, kMostIds> ids{};
    };
    // A word in progress: its position is fetched from memory while others are looked up.
    struct Wanted {
        std::string_view text, marks;  // marks at the end of the word: see ClosingMarks
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
