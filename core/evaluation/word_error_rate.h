// How far apart two sentences are in words.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/text/unicode.h"

namespace paragram {

// Least number of words to insert, delete or replace to make one list of the other.
std::size_t editDistance(std::span<const std::string_view> a, std::span<const std::string_view> b);

// Edit distance / words of the reference; words of an empty reference count as one.
double wordErrorRate(std::span<const std::string_view> hypothesis,
                     std::span<const std::string_view> reference);

// (WER(a, b) + WER(b, a)) / 2 over lower-cased words (Wieting et al. 2020, 4.3).
double symmetricWordErrorRate(std::string_view a, std::string_view b, WordSplitter& splitter);

}  // namespace paragram
