#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

double lengthOf(std::string_view text, const std::string& unit, FilterWorkspace& work) {
    if (unit == "words") return countWhitespaceTokens(text);
    if (unit == "tokens") {
        work.splitter.split(text, work.firstWords);
        return static_cast<double>(work.firstWords.size());
    }
    std::size_t characters = 0;
    for (const char c : text) characters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return static_cast<double>(characters);
}

Result<MadeFilter> make(const FilterValues& values, const FilterContext&) {
    const bool mean = values.text("of") == "mean";
    return rangeFilter(
        [mean, unit = values.text("unit")](const SentencePair& pair, FilterWorkspace& work) {
            const double first = lengthOf(pair.source, unit, work),
                         second = lengthOf(pair.target, unit, work);
            if (mean) return Measured{static_cast<float>((first + second) / 2)};
            return Measured{static_cast<float>(first), static_cast<float>(second)};
        },
        values);
}

}  // namespace

FilterKind lengthFilter() {
    return {
        "length",
        "length",
        "Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a "
        "translation, and a mean of 5 to 40 of the two sides of a paraphrase.",
        "length",
        FilterCost::cheap,
        true,
        false,
        {numberParameter("minimum", "Shortest", 0, 100000, "1", "", "The least that is kept."),
         numberParameter("maximum", "Longest", 0, 100000, "100000", "", "The most that is kept."),
         choiceParameter("unit", "Counted in", {"words", "tokens", "characters"},
                         "words stand between white space, as in P22; tokens are words and punctuation "
                         "marks by ICU's boundaries, also of Chinese and Japanese."),
         choiceParameter("of", "Length of", {"each", "mean"}, "each side, or the mean of the two sides.")},
        make};
}

}  // namespace paragram
