// Converts token ids back to readable text.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/tokens/tokenizer.h"

namespace paragram {

// Sentence pieces joined with their spaces, words separated by spaces, overlapping trigrams merged.
std::string tokenText(const Tokenizer& tokenizer, std::span<const std::int32_t> ids);

}  // namespace paragram
