#include "core/evaluation/sets/word_error_rate.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace paragram {

std::size_t editDistance(std::span<const std::string_view> a, std::span<const std::string_view> b) {
    // row[j]: distance between the words of a so far and the first j words of b.
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
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
