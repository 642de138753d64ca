#include "core/evaluation/sets/word_error_rate.h"

#include <algorithm>
#include <string>

#include "core/text/edit_distance.h"

namespace paragram {

std::size_t editDistance(std::span<const std::string_view> a, std::span<const std::string_view> b) {
    std::vector<int> row;
    return editDistance(a, b, row);
}

double wordErrorRate(std::span<const std::string_view> hypothesis,
                     std::span<const std::string_view> reference) {
    return static_cast<double>(editDistance(hypothesis, reference)) /
           static_cast<double>(std::max<std::size_t>(reference.size(), 1));
}

double symmetricWordErrorRate(std::string_view a, std::string_view b, WordSplitter& splitter) {
    const std::string lowerA = lowerCase(a), lowerB = lowerCase(b);
    std::vector<std::string_view> wordsA, wordsB;
    splitter.split(lowerA, wordsA);
    splitter.split(lowerB, wordsB);
    return (wordErrorRate(wordsA, wordsB) + wordErrorRate(wordsB, wordsA)) / 2;
}

}  // namespace paragram
