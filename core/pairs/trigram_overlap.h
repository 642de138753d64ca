// How much of one side's wording the other side repeats (Wieting et al. 2017; P22 5.1).
#pragma once

#include <string_view>
#include <vector>

#include "core/pairs/pair_filter.h"

namespace paragram {

// Word trigrams of the shorter side that the longer has too / trigrams of the shorter; 0 if it has none. The
// plain form, which sentenceOverlap is tested against.
double trigramOverlap(const std::vector<std::string_view>& first,
                      const std::vector<std::string_view>& second);

// The same of two sentences' word tokens in lower case.
double sentenceOverlap(std::string_view first, std::string_view second, FilterWorkspace& work);

}  // namespace paragram
