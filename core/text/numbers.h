// The numbers of a text, read so that they can be compared across languages.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

// Bytes of a text.
struct TextSpan {
    std::size_t begin = 0, size = 0;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

struct NumberInText {
    TextSpan span;
    std::string value;  // in ASCII digits: "1000", "14.3"

    friend bool operator==(const NumberInText&, const NumberInText&) = default;
};

// In their order (methods.md, Translation memory). Digits of all scripts count, also those within words
// (A4). Languages write the same number differently, so:
// - a point, a comma, an apostrophe or a space between groups of three digits is left out: 1,000 and 1.000
//   are 1000 (the groups of 12,34,567, too);
// - a point or a comma elsewhere, and the colon or h of a time before two digits, is a decimal point, and
//   zeros at the end are left out: 2,50 is 2.5, and 14:30, 14.30 and 14h30 are 14.3;
// - with more of these marks, as in dates and versions, and between slashes and hyphens, every part is a
//   number of its own: 12.05.2021 and 2021-05-12 are 12, 5 and 2021;
// - zeros at the beginning are left out.
// Number words ("three") are not read. text is UTF-8.
std::vector<NumberInText> numbersIn(std::string_view text);

// The numbers that `others` lack, by value; one that occurs twice must occur twice in others.
std::vector<NumberInText> numbersMissingIn(const std::vector<NumberInText>& others,
                                           const std::vector<NumberInText>& numbers);

}  // namespace paragram
