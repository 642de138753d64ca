// The tokens of a model's sentences, by way of remembered words.
#pragma once

#include <string_view>
#include <vector>

#include "core/settings/settings.h"
#include "core/tokens/model_tokenizer.h"
#include "core/tokens/token_list.h"
#include "core/tokens/word_cache.h"

namespace paragram {

// One object a thread; tokenizer and settings outlive it.
class FastTokens {
  public:
    FastTokens(const ModelTokenizer& tokenizer, const Settings& settings);

    // Adds to list what ModelTokenizer::tokens gives.
    void append(std::string_view text, Side side, TokenList& list);
    // Over all parts and sides.
    std::int64_t wordsLooked() const;
    std::int64_t wordsMissed() const;

  private:
    const ModelTokenizer& tokenizer_;
    std::size_t longest_;
    std::vector<WordCache> source_,
        target_;  // a part each; target_ is empty where the sides share tokenizers
};

}  // namespace paragram
