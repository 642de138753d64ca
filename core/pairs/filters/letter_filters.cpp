#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

// Share of the characters, except white space, for which counts(character).
template <class Counts>
double shareOfCharacters(std::string_view text, Counts counts) {
    std::int64_t all = 0, counted = 0;
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        if (character < 0 || u_isUWhiteSpace(character)) continue;
        ++all;
        counted += counts(character) ? 1 : 0;
    }
    return all == 0 ? 0 : static_cast<double>(counted) / static_cast<double>(all);
}

double letterShare(std::string_view text, FilterWorkspace&) {
    return shareOfCharacters(
        text, [](UChar32 c) { return u_isUAlphabetic(c) || (U_GET_GC_MASK(c) & U_GC_M_MASK); });
}

double digitShare(std::string_view text, FilterWorkspace&) {
    return shareOfCharacters(text, [](UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_N_MASK) != 0; });
}

}  // namespace

FilterKind alphabetFilter() {
    return {
        "alphabet",
        "share of letters",
        "Drops pairs with a side that is mostly digits, punctuation or symbols: the share of letters among "
        "all characters except white space.",
        "share of letters",
        FilterCost::moderate,
        true,
        false,
        {numberParameter("minimum", "Least", 0, 1, "0.75", "", "The smallest value that is kept."),
         numberParameter("maximum", "Most", 0, 1, "1", "", "The largest value that is kept.")},
        [](const FilterValues& values, const FilterContext&) -> Result<FilterInstance> {
            return rangeFilter(ofEachSide(letterShare), values);
        }};
}

FilterKind digitFilter() {
    return {"digits",
            "share of digits",
            "Drops pairs with a side that is mostly numbers: the share of digits among all characters except "
            "white space.",
            "share of digits",
            FilterCost::moderate,
            true,
            false,
            {numberParameter("minimum", "Least", 0, 1, "0", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", 0, 1, "0.3", "", "The largest value that is kept.")},
            [](const FilterValues& values, const FilterContext&) -> Result<FilterInstance> {
                return rangeFilter(ofEachSide(digitShare), values);
            }};
}

}  // namespace paragram
