// How much of one side's wording the other side shares (Wieting et al. 2017; P22, 5.1).
#pragma once

#include <string_view>
#include <vector>

#include "core/pairs/filters/pair_filter.h"

namespace paragram {

// The share of the shorter side's word trigrams that the longer side has, 0..1; 0 if it has no trigrams. The
// reference implementation of sentenceOverlap.
double trigramOverlap(const std::vector<std::string_view>& first,
                      const std::vector<std::string_view>& second);

// The same for the lower-cased word tokens of two sentences.
double sentenceOverlap(std::string_view first, std::string_view second, FilterWorkspace& work);

}  // namespace paragram
