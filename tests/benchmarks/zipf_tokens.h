// Sentences whose tokens follow Zipf's law, 11 or 12 tokens each (11.4 on average), like real text with
// 20,000 pieces.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/tokens/token_list.h"

namespace paragram::bench {

constexpr double kTokensPerSentence = 11.4;

TokenList zipfSentences(std::size_t count, std::size_t vocabulary, std::uint64_t seed);

}  // namespace paragram::bench
