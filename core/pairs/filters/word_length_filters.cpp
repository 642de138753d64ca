#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

double charactersOf(std::string_view text) {
    return static_cast<double>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

double longestWord(std::string_view text, FilterWorkspace& work) {
    splitAtWhitespace(text, work.firstWords);
    double longest = 0;
    for (const std::string_view word : work.firstWords) longest = std::max(longest, charactersOf(word));
    return longest;
}

double meanWord(std::string_view text, FilterWorkspace& work) {
    splitAtWhitespace(text, work.firstWords);
    double all = 0;
    for (const std::string_view word : work.firstWords) all += charactersOf(word);
    return work.firstWords.empty() ? 0 : all / static_cast<double>(work.firstWords.size());
}

}  // namespace

FilterKind longWordFilter() {
    return {
        "long-word",
        "long words",
        "Drops pairs with a very long word (separated by white space): addresses, code, lost spaces. Not for "
        "languages without spaces.",
        "characters of the longest word",
        FilterCost::cheap,
        true,
        false,
        {numberParameter("minimum", "Least", 0, 100000, "0", "characters",
                         "The smallest value that is kept."),
         numberParameter("maximum", "Most", 0, 100000, "40", "characters",
                         "The largest value that is kept.")},
        [](const FilterValues& values, const FilterContext&) -> Result<FilterInstance> {
            return rangeFilter(ofEachSide(longestWord), values);
        }};
}

FilterKind wordLengthFilter() {
    return {
        "word-length",
        "average word length",
        "Drops pairs with a side whose words are unusually short or long on average: spaced-out or joined "
        "text. Not for languages without spaces.",
        "mean characters per word",
        FilterCost::cheap,
        true,
        false,
        {numberParameter("minimum", "Least", 0, 100000, "2", "characters",
                         "The smallest value that is kept."),
         numberParameter("maximum", "Most", 0, 100000, "20", "characters",
                         "The largest value that is kept.")},
        [](const FilterValues& values, const FilterContext&) -> Result<FilterInstance> {
            return rangeFilter(ofEachSide(meanWord), values);
        }};
}

}  // namespace paragram
