// What a filter does with pairs, and what it may use while it does.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash_set.h"
#include "core/pairs/sentence_pair.h"
#include "core/text/sentence_form.h"
#include "core/text/unicode.h"

namespace paragram {

// What a filter found out about a pair. A quantity of the pair has no second value (NaN).
struct Verdict {
    float first = std::numeric_limits<float>::quiet_NaN();
    float second = std::numeric_limits<float>::quiet_NaN();
    bool keeps = true;
};

// Room for intermediate text; one a thread.
struct FilterWorkspace {
    WordSplitter splitter;
    std::string firstText, secondText;
    std::vector<std::string_view> firstWords, secondWords;
    std::vector<std::uint64_t> firstHashes, secondHashes;
    std::vector<std::uint16_t> marks;
    std::vector<char32_t> firstLetters, secondLetters;
    std::vector<int> rows;
};

// Judges each pair by itself. Any number of threads may call judge.
class PairFilter {
  public:
    virtual ~PairFilter() = default;
    // out[i] for pairs[chosen[i]].
    virtual void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen,
                       FilterWorkspace& work, std::span<Verdict> out) const = 0;
    // Sentences about what was dropped, once all pairs have been judged.
    virtual std::vector<std::string> notes() const { return {}; }
};

// Remembers what came before: the one kind of filter that has to see pairs in their order.
class RepeatMemory {
  public:
    enum class Side { pair, source, target };
    RepeatMemory(SentenceForm form, Side side, bool keepNone)
        : form_(form), side_(side), keepNone_(keepNone) {}

    // For any thread.
    TextHash key(const SentencePair& pair) const;
    // In the pairs' order: whether this one is the first of its key.
    bool admits(const TextHash& key);
    // Whether a pair that was admitted may be dropped after all, because it came again: keeps() tells once
    // all were seen.
    bool decidesLate() const { return keepNone_; }
    bool keeps(const TextHash& key) const { return !seen_.marked(key); }
    std::int64_t bytes() const { return seen_.bytes(); }

  private:
    SentenceForm form_;
    Side side_;
    bool keepNone_;
    HashSet seen_;
};

}  // namespace paragram
