// Distances between two sentences in words.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/text/unicode.h"

namespace paragram {

// The minimum number of words to insert, delete or replace to turn one list into the other.
std::size_t editDistance(std::span<const std::string_view> a, std::span<const std::string_view> b);

// Edit distance / number of words in the reference; an empty reference counts as one word.
double wordErrorRate(std::span<const std::string_view> hypothesis,
                     std::span<const std::string_view> reference);

// (WER(a, b) + WER(b, a)) / 2 over lower-cased words (Wieting et al. 2020, 4.3).
double symmetricWordErrorRate(std::string_view a, std::string_view b, WordSplitter& splitter);

}  // namespace paragram
