#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

Result<MadeFilter> make(const FilterValues& values, const FilterContext&) {
    return rangeFilter([](const SentencePair& pair, FilterWorkspace&) { return Measured{pair.score}; },
                       values);
}

}  // namespace

FilterKind scoreFilter() {
    return {"score",
            "given score",
            "Keeps pairs whose score came with them: a score column of the file that was imported, as "
            "ParaNMT's third. Pairs without a score are dropped.",
            "score",
            FilterCost::cheap,
            false,
            false,
            {numberParameter("minimum", "Least", -1e9, 1e9, "0.4", "", "The least that is kept."),
             numberParameter("maximum", "Most", -1e9, 1e9, "1", "", "The most that is kept.")},
            make};
}

}  // namespace paragram
