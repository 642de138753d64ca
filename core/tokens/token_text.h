// Token ids back to text a person can read.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/tokens/tokenizer.h"

namespace paragram {

// Sentence pieces joined with their spaces, words with a space between, trigrams laid over each other.
std::string tokenText(const Tokenizer& tokenizer, std::span<const std::int32_t> ids);

}  // namespace paragram
