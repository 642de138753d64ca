// Pairs kept from a training. What a model makes of them shows what it learns beyond its pairs.
#pragma once

#include <cstdint>

#include "core/base/hash_set.h"
#include "core/tokens/token_list.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

class HeldOutPairs {
  public:
    static constexpr std::size_t kDistractors = 10'000;

    HeldOutPairs() = default;  // none
    // The first `count` pairs of the first epoch, one in twenty of all at most. None if that would keep half
    // of the pairs read from training, as in texts that repeat a few sentences.
    HeldOutPairs(PairFeed& feed, std::int64_t count);
    // The first `count` pairs of the first epoch whose sentences occur once among the pairs read (32,768, or
    // twenty for each held out), so that few pairs share a sentence with them; one in twenty of all at most.
    // None of fewer than 200 pairs. With distractors.
    static HeldOutPairs unrepeated(PairFeed& feed, std::int64_t count);

    const PairTokens& pairs() const { return pairs_; }
    // The first kDistractors pairs of the first epoch that stay in training, fewer if fewer were read.
    const PairTokens& distractors() const { return distractors_; }
    // Whether one of the pair's sentences is held out.
    bool touches(const PairTokens& pairs, std::size_t pair) const;
    // Removes the pairs that touch from `pairs`; the others keep their order.
    void removeFrom(PairTokens& pairs) const;

  private:
    void hold(const PairTokens& from, std::size_t pair);

    PairTokens pairs_, distractors_;
    HashSet sentences_;
};

}  // namespace paragram
