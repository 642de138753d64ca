// Formats numbers for reading.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>

namespace paragram {

// Rounded to an integer, with thousands separators: "112,408", "-3".
std::string groupedNumber(double value);
std::string groupedNumber(std::integral auto value) {
    return groupedNumber(static_cast<double>(value));
}
// "1 pair", "12,345 pairs", "2 queries".
std::string countOf(std::int64_t count, const std::string& what);

// A duration, rounded for reading: seconds below a minute, seconds as well below ten minutes, minutes below
// an hour.
struct DurationParts {
    long hours = 0, minutes = 0, seconds = 0;
};
DurationParts durationParts(double seconds);
// "12 s", "1 min 50 s", "14 min", "2 h 5 min"
std::string durationText(double seconds);

}  // namespace paragram
