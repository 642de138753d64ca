// Real pairs as tokens, for benchmarks.
#pragma once

#include "core/tokens/token_list.h"

namespace paragram::bench {

// Tatoeba English-French with the 20,000 pieces from the folder of the authors' training file; empty without
// PARAGRAM_DATA. vocabulary: set to the number of rows.
PairTokens realPairs(std::size_t& vocabulary);

}  // namespace paragram::bench
