#include <unicode/utf8.h>

#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"
#include "core/text/edit_distance.h"

namespace paragram {
namespace {

void charactersOf(std::string_view text, std::vector<char32_t>& characters) {
    characters.clear();
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), at, size, c);
        characters.push_back(static_cast<char32_t>(c));
    }
}

// Represents words by numbers, so that one function compares characters and words.
void wordsOf(std::string_view text, std::vector<std::string_view>& words, std::vector<char32_t>& numbers) {
    splitAtWhitespace(text, words);
    numbers.clear();
    for (const std::string_view word : words) numbers.push_back(static_cast<char32_t>(hashText(word).low));
}

void readSides(const SentencePair& pair, bool words, FilterWorkspace& work) {
    work.firstText = lowerCase(pair.source);
    work.secondText = lowerCase(pair.target);
    if (words) {
        wordsOf(work.firstText, work.firstWords, work.firstLetters);
        wordsOf(work.secondText, work.secondWords, work.secondLetters);
    } else {
        charactersOf(work.firstText, work.firstLetters);
        charactersOf(work.secondText, work.secondLetters);
    }
}

double longestCommon(FilterWorkspace& work) {
    const auto& a = work.firstLetters;
    const auto& b = work.secondLetters;
    if (a.empty() || b.empty()) return 0;
    work.rows.assign(b.size() + 1, 0);
    int longest = 0;
    for (const char32_t c : a) {
        int diagonal = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int above = work.rows[j + 1];
            work.rows[j + 1] = c == b[j] ? diagonal + 1 : 0;
            longest = std::max(longest, work.rows[j + 1]);
            diagonal = above;
        }
    }
    return static_cast<double>(longest) / static_cast<double>(std::min(a.size(), b.size()));
}

// 1 - edit distance / length of the longer side (Levenshtein).
double editSimilarity(FilterWorkspace& work) {
    const auto& a = work.firstLetters;
    const auto& b = work.secondLetters;
    if (a.empty() && b.empty()) return 1;
    const std::size_t distance = editDistance<char32_t>(a, b, work.rows);
    return 1.0 - static_cast<double>(distance) / static_cast<double>(std::max(a.size(), b.size()));
}

Result<FilterInstance> makeSubstring(const FilterValues& values, const FilterContext&) {
    return rangeFilter(
        [](const SentencePair& pair, FilterWorkspace& work) {
            readSides(pair, false, work);
            return Measured{static_cast<float>(longestCommon(work))};
        },
        values);
}

Result<FilterInstance> makeSimilarity(const FilterValues& values, const FilterContext&) {
    const bool words = values.text("unit") == "words";
    return rangeFilter(
        [words](const SentencePair& pair, FilterWorkspace& work) {
            readSides(pair, words, work);
            return Measured{static_cast<float>(editSimilarity(work))};
        },
        values);
}

}  // namespace

FilterKind substringFilter() {
    return {"common-substring",
            "longest common substring",
            "Drops pairs with a long passage in common: the longest run of characters that both sides "
            "have, divided by the length of the shorter side, ignoring case.",
            "share of the shorter side",
            FilterCost::costly,
            false,
            false,
            {numberParameter("minimum", "Least", 0, 1, "0", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", 0, 1, "0.9", "", "The largest value that is kept.")},
            makeSubstring};
}

FilterKind similarityFilter() {
    return {
        "edit-similarity",
        "edit similarity",
        "Drops pairs that differ by a few letters or words only: 1 minus the edit distance divided by the "
        "length of the longer side, ignoring case.",
        "edit similarity",
        FilterCost::costly,
        false,
        false,
        {numberParameter("minimum", "Least", 0, 1, "0", "", "The smallest value that is kept."),
         numberParameter("maximum", "Most", 0, 1, "0.9", "", "The largest value that is kept."),
         choiceParameter("unit", "Counted in", {"characters", "words"},
                         "The unit of insertions, removals and changes.")},
        makeSimilarity};
}

}  // namespace paragram
