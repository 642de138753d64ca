#include "core/base/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/plural.h"

namespace paragram {

std::string groupedNumber(double value) {
    std::string digits = fmt::format("{:.0f}", value);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > (value < 0 ? 1 : 0); at -= 3) {
        digits.insert(static_cast<std::size_t>(at), ",");
    }
    return digits;
}

std::string countOf(std::int64_t count, const std::string& what) {
    const std::string number = groupedNumber(count);
    return number + " " + (count == 1 ? what : pluralOf(what));
}

DurationParts durationParts(double seconds) {
    const long whole = std::lround(std::max(0.0, seconds));
    if (whole < 600) return {0, whole / 60, whole % 60};
    if (whole < 3600) return {0, (whole + 30) / 60, 0};
    return {whole / 3600, whole % 3600 / 60, 0};
}

std::string durationText(double seconds) {
    const auto [h, m, s] = durationParts(seconds);
    if (h > 0) return m > 0 ? fmt::format("{} h {} min", h, m) : fmt::format("{} h", h);
    if (m == 0) return fmt::format("{} s", s);
    return s > 0 ? fmt::format("{} min {} s", m, s) : fmt::format("{} min", m);
}

}  // namespace paragram
