// Statistics of a set of pairs (P18 Table 1, methods.md 2).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/pairs/sentence_pair.h"

namespace paragram {

// One side, in word tokens (ICU boundaries, lower-cased).
struct SideStatistics {
    double meanLength = 0, lengthDeviation = 0;  // word tokens
    double meanIdf = 0;                          // document = sentence, natural logarithm
    double entropy = 0;                          // of the vocabulary, bits
    std::int64_t types = 0, tokens = 0;
    std::int64_t distinct = 0;               // distinct sentences
    std::vector<std::int64_t> lengthCounts;  // [n]: sentences of n whitespace tokens, last: that many or more
};

struct PairStatistics {
    std::int64_t pairs = 0;
    SideStatistics source, target;
    double meanOverlap = 0;                        // trigram overlap
    std::array<std::int64_t, 20> overlapCounts{};  // bins of 0.05
    double meanScore = 0;                          // of a given score column; NaN: none
};

}  // namespace paragram
