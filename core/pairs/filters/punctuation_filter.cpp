#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <cmath>
#include <cstdlib>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

// Marks that end a sentence: full stop, question and exclamation mark, ellipsis, in all scripts.
int terminalMarks(std::string_view text) {
    int marks = 0;
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), at, size, c);
        if (c == 0x2026 || (c > 0 && u_hasBinaryProperty(c, UCHAR_S_TERM))) ++marks;
    }
    return marks;
}

// Vazquez, Sulubacak, Tiedemann 2019, 3.1.
double agreement(int source, int target) {
    const int penalty = std::abs(source - target) + std::max(0, source - 1) + std::max(0, target - 1);
    return -std::log(penalty + 1);
}

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    return rangeFilter(
        [](const SentencePair& pair, FilterWorkspace&) {
            return Measured{
                static_cast<float>(agreement(terminalMarks(pair.source), terminalMarks(pair.target)))};
        },
        values);
}

}  // namespace

FilterKind punctuationFilter() {
    return {"terminal-punctuation",
            "terminal punctuation",
            "Drops pairs with a different number of sentence ends: minus the logarithm of one plus a "
            "penalty, which is the difference between the counts of final marks plus what each side has "
            "beyond one.",
            "agreement of final marks",
            FilterCost::moderate,
            false,
            false,
            {numberParameter("minimum", "Least", -20, 0, "-2", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", -20, 0, "0", "", "The largest value that is kept.")},
            make};
}

}  // namespace paragram
