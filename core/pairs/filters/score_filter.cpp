#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    return rangeFilter([](const SentencePair& pair, FilterWorkspace&) { return Measured{pair.score}; },
                       values);
}

}  // namespace

FilterKind scoreFilter() {
    return {"score",
            "given score",
            "Filters by the score column of the imported file, such as the third column of ParaNMT, or of "
            "paraphrases from translations by the translation's log-probability per token. Pairs without a "
            "score are dropped.",
            "score",
            FilterCost::cheap,
            false,
            false,
            {numberParameter("minimum", "Least", -1e9, 1e9, "0.4", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", -1e9, 1e9, "1", "", "The largest value that is kept.")},
            make};
}

}  // namespace paragram
