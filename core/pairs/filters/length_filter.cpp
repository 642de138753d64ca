#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"
#include "core/pairs/filters/text_length.h"

namespace paragram {
namespace {

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    Result<LengthMeasure> length = makeLengthMeasure(values, context);
    if (!length) return length.error();
    const bool mean = values.text("of") == "mean";
    return rangeFilter(
        [mean, lengthOf = std::move(*length)](const SentencePair& pair, FilterWorkspace& work) {
            const double first = lengthOf(pair.source, Side::source, work),
                         second = lengthOf(pair.target, Side::target, work);
            if (mean) return Measured{static_cast<float>((first + second) / 2)};
            return Measured{static_cast<float>(first), static_cast<float>(second)};
        },
        values);
}

}  // namespace

FilterKind lengthFilter() {
    FilterKind kind{
        "length",
        "length",
        "Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a "
        "translation, and a mean of 5 to 40 of the two sides of a paraphrase.",
        "length",
        FilterCost::cheap,
        true,
        false,
        {numberParameter("minimum", "Shortest", 0, 100000, "1", "", "The smallest value that is kept."),
         numberParameter("maximum", "Longest", 0, 100000, "100000", "", "The largest value that is kept.")},
        make};
    for (FilterParameter& parameter : lengthUnitParameters()) kind.parameters.push_back(std::move(parameter));
    kind.parameters.push_back(
        choiceParameter("of", "Length of", {"each", "mean"}, "Each side, or the mean of the two sides."));
    return kind;
}

}  // namespace paragram
