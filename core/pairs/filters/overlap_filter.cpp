#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"
#include "core/pairs/filters/trigram_overlap.h"

namespace paragram {
namespace {

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    return rangeFilter(
        [](const SentencePair& pair, FilterWorkspace& work) {
            return Measured{static_cast<float>(sentenceOverlap(pair.source, pair.target, work))};
        },
        values);
}

}  // namespace

FilterKind overlapFilter() {
    return {"overlap",
            "trigram overlap",
            "Drops paraphrases that are worded too similarly: the share of the shorter side's three-word "
            "sequences that also occur in the longer side, ignoring case. P22 keeps at most 0.7, P18 0.5.",
            "trigram overlap",
            FilterCost::moderate,
            false,
            false,
            {numberParameter("minimum", "Least", 0, 1, "0", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", 0, 1, "0.7", "", "The largest value that is kept.")},
            make};
}

}  // namespace paragram
