#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

double countOf(std::string_view text, bool words) {
    if (words) return countWhitespaceTokens(text);
    return static_cast<double>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

Result<MadeFilter> make(const FilterValues& values, const FilterContext&) {
    const bool words = values.text("unit") == "words";
    return rangeFilter(
        [words](const SentencePair& pair, FilterWorkspace&) {
            const double a = countOf(pair.source, words), b = countOf(pair.target, words);
            return Measured{static_cast<float>(std::max(a, b) / std::max(1.0, std::min(a, b)))};
        },
        values);
}

}  // namespace

FilterKind ratioFilter() {
    return {
        "length-ratio",
        "length ratio",
        "Drops pairs whose one side is many times as long as the other: most are wrongly aligned.",
        "longer side / shorter side",
        FilterCost::cheap,
        false,
        false,
        {numberParameter("minimum", "Least", 1, 100000, "1", "times", "The least that is kept."),
         numberParameter("maximum", "Most", 1, 100000, "3", "times", "The most that is kept."),
         choiceParameter("unit", "Counted in", {"words", "characters"},
                         "words stand between white space; use characters for languages without spaces.")},
        make};
}

}  // namespace paragram
