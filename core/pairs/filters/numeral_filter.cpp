#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

// Decimal digits of any script except zero, which languages write or omit freely.
void digitsOf(std::string_view text, std::vector<char32_t>& digits) {
    digits.clear();
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), at, size, c);
        const int digit = c < 0 ? -1 : u_charDigitValue(c);
        if (digit > 0) digits.push_back(static_cast<char32_t>(digit));
    }
}

// 2 * longest common subsequence / number of digits on both sides; 1 if neither side has any.
double agreement(FilterWorkspace& work) {
    const auto& a = work.firstLetters;
    const auto& b = work.secondLetters;
    if (a.empty() && b.empty()) return 1;
    work.rows.assign(b.size() + 1, 0);
    for (const char32_t digit : a) {
        int diagonal = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int above = work.rows[j + 1];
            work.rows[j + 1] = digit == b[j] ? diagonal + 1 : std::max(above, work.rows[j]);
            diagonal = above;
        }
    }
    return 2.0 * work.rows[b.size()] / static_cast<double>(a.size() + b.size());
}

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    return rangeFilter(
        [](const SentencePair& pair, FilterWorkspace& work) {
            digitsOf(pair.source, work.firstLetters);
            digitsOf(pair.target, work.secondLetters);
            return Measured{static_cast<float>(agreement(work))};
        },
        values);
}

}  // namespace

FilterKind numeralFilter() {
    return {"numerals",
            "numerals",
            "Drops pairs with different numbers: twice the longest common subsequence of the two sides' "
            "digits except zero, divided by their total number; 1 if there are none.",
            "agreement of digits",
            FilterCost::moderate,
            false,
            false,
            {numberParameter("minimum", "Least", 0, 1, "0.5", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", 0, 1, "1", "", "The largest value that is kept.")},
            make};
}

}  // namespace paragram
