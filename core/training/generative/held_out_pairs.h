// Pairs kept from the training of a generative model. Their perplexity shows what it learns beyond its pairs.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/hash_set.h"
#include "core/tokens/token_list.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

// A figure of EvaluationRecord::heldOut; translators are compared by it.
inline constexpr std::string_view kTranslationPerplexity = "translation perplexity";

class HeldOutPairs {
  public:
    // The first `count` pairs of the first epoch, one in twenty of all at most. None if that would keep half
    // of the pairs read from training, as in texts that repeat a few sentences.
    HeldOutPairs(PairFeed& feed, std::int64_t count);

    const PairTokens& pairs() const { return pairs_; }
    // Whether one of the pair's sentences is held out.
    bool touches(const PairTokens& pairs, std::size_t pair) const;

  private:
    PairTokens pairs_;
    HashSet sentences_;
};

}  // namespace paragram
