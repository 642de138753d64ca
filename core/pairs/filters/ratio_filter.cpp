#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"
#include "core/pairs/filters/text_length.h"

namespace paragram {
namespace {

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    Result<LengthMeasure> length = makeLengthMeasure(values, context);
    if (!length) return length.error();
    return rangeFilter(
        [lengthOf = std::move(*length)](const SentencePair& pair, FilterWorkspace& work) {
            const double a = lengthOf(pair.source, Side::source, work),
                         b = lengthOf(pair.target, Side::target, work);
            return Measured{static_cast<float>(std::max(a, b) / std::max(1.0, std::min(a, b)))};
        },
        values);
}

}  // namespace

FilterKind ratioFilter() {
    FilterKind kind{
        "length-ratio",
        "length ratio",
        "Drops pairs with one side many times as long as the other: most are wrongly aligned.",
        "longer side / shorter side",
        FilterCost::cheap,
        false,
        false,
        {numberParameter("minimum", "Least", 1, 100000, "1", "times", "The smallest value that is kept."),
         numberParameter("maximum", "Most", 1, 100000, "3", "times", "The largest value that is kept.")},
        make};
    for (FilterParameter& parameter : lengthUnitParameters()) kind.parameters.push_back(std::move(parameter));
    return kind;
}

}  // namespace paragram
