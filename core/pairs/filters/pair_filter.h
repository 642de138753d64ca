// The interface of filters, and their working memory.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash_set.h"
#include "core/base/ranks/communicator.h"
#include "core/pairs/store/sentence_pair.h"
#include "core/text/sentence_form.h"
#include "core/text/unicode.h"

namespace paragram {

// What a filter measured and decided. second is NaN for a quantity of the pair.
struct FilterDecision {
    float first = std::numeric_limits<float>::quiet_NaN();
    float second = std::numeric_limits<float>::quiet_NaN();
    bool keeps = true;
};

// Working memory for text; one per thread.
struct FilterWorkspace {
    WordSplitter splitter;
    std::string firstText, secondText;
    std::vector<std::string_view> firstWords, secondWords;
    std::vector<std::uint64_t> firstHashes, secondHashes;
    std::vector<std::uint16_t> marks;
    std::vector<char32_t> firstLetters, secondLetters;
    std::vector<int> rows;
};

// Judges each pair on its own. judge may be called by several threads at the same time.
class PairFilter {
  public:
    virtual ~PairFilter() = default;
    // Writes the result for pairs[chosen[i]] to out[i].
    virtual void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen,
                       FilterWorkspace& work, std::span<FilterDecision> out) const = 0;
    // Messages about what was dropped, when all pairs have been judged.
    virtual std::vector<std::string> notes() const { return {}; }
    // Adds what the filters of the other ranks have counted for the notes of rank 0. All ranks call it.
    virtual void addUp(Communicator&) {}
};

// Remembers earlier pairs: the only filter that must see pairs in order. Of several ranks each remembers its
// own until they agree.
class DuplicateMemory {
  public:
    enum class Compared { pair, source, target };
    DuplicateMemory(SentenceForm form, Compared compared, bool keepNone)
        : form_(form), compared_(compared), keepNone_(keepNone) {}

    // For any thread.
    TextHash key(const SentencePair& pair) const;
    // In the order of the pairs: whether this one is the first with its key.
    bool admits(const TextHash& key);
    // Whether a pair that was admitted may be dropped later because it occurs again; keeps() decides when all
    // pairs have been seen.
    bool decidesLate() const { return keepNone_; }
    bool keeps(const TextHash& key) const { return !seen_.marked(key); }
    // When all ranks have seen their pairs: keeps() is then the decision about the pairs of all, those of
    // rank 0 first. Each key is judged by one rank, its owner. All ranks call it.
    void agree(Communicator& ranks);
    std::int64_t bytes() const { return seen_.bytes(); }

  private:
    SentenceForm form_;
    Compared compared_;
    bool keepNone_;
    HashSet seen_;
};

}  // namespace paragram
