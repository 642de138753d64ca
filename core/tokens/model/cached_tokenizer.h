// Tokenises the sentences of a model with a cache of words.
#pragma once

#include <string_view>
#include <vector>

#include "core/settings/settings.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/tokens/sentencepiece/word_cache.h"
#include "core/tokens/token_list.h"

namespace paragram {

// One object per thread; tokenizer and settings outlive it.
class CachedTokenizer {
  public:
    CachedTokenizer(const ModelTokenizer& tokenizer, const Settings& settings);

    // Appends the result of ModelTokenizer::tokens to list.
    void append(std::string_view text, Side side, TokenList& list);
    // Words looked up, and those not found in the cache, over all parts and sides.
    std::int64_t wordsLooked() const;
    std::int64_t wordsMissed() const;

  private:
    const ModelTokenizer& tokenizer_;
    std::size_t longest_;
    std::vector<WordCache> source_,
        target_;  // one for each part; target_ is empty if the sides share tokenizers
};

}  // namespace paragram
