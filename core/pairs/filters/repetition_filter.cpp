#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

constexpr std::size_t kLongestUnit = 100;  // bytes

bool isSpace(char c) {
    return c == ' ' || c == '\t';
}

// The largest number of immediate repetitions of a unit of at least `shortest` bytes. White space between
// them is ignored.
double mostRepeats(std::string_view text, std::size_t shortest) {
    std::size_t most = 0;
    for (std::size_t length = shortest; length <= kLongestUnit && 2 * length <= text.size(); ++length) {
        for (std::size_t at = 0; at + 2 * length <= text.size(); ++at) {
            if (isSpace(text[at]) || isSpace(text[at + length - 1])) continue;
            const std::string_view unit = text.substr(at, length);
            std::size_t repeats = 0, next = at + length;
            while (true) {
                std::size_t from = next;
                while (from < text.size() && isSpace(text[from])) ++from;
                if (text.substr(from, length) != unit) break;
                ++repeats;
                next = from + length;
            }
            most = std::max(most, repeats);
        }
    }
    return static_cast<double>(most);
}

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    const auto shortest = static_cast<std::size_t>(values.number("unit"));
    return rangeFilter(ofEachSide([shortest](std::string_view text, FilterWorkspace&) {
                           return mostRepeats(text, shortest);
                       }),
                       values);
}

}  // namespace

FilterKind repetitionFilter() {
    return {
        "repetition",
        "repetition",
        "Drops pairs with a side that repeats itself: how often a piece of text is immediately repeated, "
        "as in machine translation that loops. \"thank you thank you thank you\" repeats twice.",
        "repeats",
        FilterCost::costly,
        true,
        false,
        {numberParameter("minimum", "Least", 0, 100000, "0", "repeats", "The smallest value that is kept."),
         numberParameter("maximum", "Most", 0, 100000, "2", "repeats", "The largest value that is kept."),
         numberParameter("unit", "Shortest piece", 1, 100, "3", "bytes",
                         "Shorter pieces are ignored, so that \"...\" and \"!!!\" may stay.")},
        make};
}

}  // namespace paragram
