#include "core/text/numbers.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

namespace paragram {
namespace {

// What can stand between the digits of one number.
enum class Mark { none, point, comma, space, apostrophe, time, decimal, thousands };

struct Character {
    UChar32 code = -1;
    std::size_t begin = 0, end = 0;  // bytes
    int digit = -1;
};

// Digits without a mark between them.
struct Group {
    std::string digits;
    TextSpan span;
    Mark before = Mark::none;  // between this group and the one before
};

Mark markOf(UChar32 c) {
    switch (c) {
        case '.':
        case 0xFF0E:
            return Mark::point;
        case ',':
        case 0xFF0C:
            return Mark::comma;
        case ' ':
        case 0x00A0:
        case 0x2009:
        case 0x202F:
            return Mark::space;
        case '\'':
        case 0x2019:
            return Mark::apostrophe;
        case ':':
        case 'h':
        case 0xFF1A:
            return Mark::time;
        case 0x066B:
            return Mark::decimal;
        case 0x066C:
            return Mark::thousands;
        default:
            return Mark::none;
    }
}

Character characterAt(std::string_view text, std::size_t begin) {
    Character c{.begin = begin, .end = begin};
    if (begin >= text.size()) return c;
    auto at = static_cast<std::int64_t>(begin);
    U8_NEXT(text.data(), at, static_cast<std::int64_t>(text.size()), c.code);
    c.end = static_cast<std::size_t>(at);
    if (c.code >= 0) c.digit = u_charDigitValue(c.code);
    return c;
}

// The groups of digits that marks join, from the digit at `begin` on.
std::vector<Group> groupsAt(std::string_view text, std::size_t begin) {
    std::vector<Group> groups(1);
    groups.back().span.begin = begin;
    for (Character c = characterAt(text, begin);;) {
        groups.back().digits += static_cast<char>('0' + c.digit);
        groups.back().span.size = c.end - groups.back().span.begin;
        const Character next = characterAt(text, c.end);
        if (next.digit >= 0) {
            c = next;
            continue;
        }
        const Mark mark = markOf(next.code);
        const Character beyond = characterAt(text, next.end);
        if (mark == Mark::none || beyond.digit < 0) return groups;
        groups.push_back({{}, {beyond.begin, 0}, mark});
        c = beyond;
    }
}

bool isThousandsMark(Mark mark) {
    return mark != Mark::time && mark != Mark::decimal && mark != Mark::none;
}

// How many groups from the first on are thousands joined by the same mark: 1,000,000, or 12,34,567 as in
// India. 1: none.
std::size_t thousandsFrom(const std::vector<Group>& groups, std::size_t first) {
    const std::string& lead = groups[first].digits;
    if (lead.size() > 3 || lead.front() == '0') return 1;
    const auto sizeAt = [&](std::size_t i) { return groups[i].digits.size(); };
    std::size_t end = first + 1;
    while (end < groups.size() && groups[end].before == groups[first + 1].before &&
           isThousandsMark(groups[end].before) && (sizeAt(end) == 3 || sizeAt(end) == 2))
        ++end;
    while (end > first + 1 && sizeAt(end - 1) != 3) --end;
    const auto inner = [&](std::size_t size) {
        for (std::size_t i = first + 1; i + 1 < end; ++i)
            if (sizeAt(i) != size) return false;
        return true;
    };
    if (inner(3)) return end - first;
    return lead.size() <= 2 && groups[first + 1].before == Mark::comma && inner(2) ? end - first : 1;
}

std::string withoutZeros(std::string digits) {
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return digits;
}

std::string decimal(const std::string& whole, std::string fraction) {
    fraction.erase(fraction.find_last_not_of('0') + 1);
    return withoutZeros(whole) + (fraction.empty() ? "" : "." + fraction);
}

bool isDecimalMark(const Group& group) {
    return group.before == Mark::point || group.before == Mark::comma || group.before == Mark::decimal ||
           (group.before == Mark::time && group.digits.size() == 2);
}

TextSpan spanOf(const Group& first, const Group& last) {
    return {first.span.begin, last.span.begin + last.span.size - first.span.begin};
}

void addNumbers(const std::vector<Group>& groups, std::vector<NumberInText>& numbers) {
    for (std::size_t first = 0; first < groups.size();) {
        const std::size_t joined = thousandsFrom(groups, first);
        std::size_t end = first + joined;
        std::string whole;
        for (std::size_t i = first; i < end; ++i) whole += groups[i].digits;
        // One fraction, and no mark of the same kind on its other side: not a part of a date or a version.
        const auto spaced = [&](std::size_t i) {
            return i >= groups.size() || groups[i].before == Mark::space;
        };
        const bool starts = first == 0 || groups[first].before == Mark::space;
        if (starts && end < groups.size() && isDecimalMark(groups[end]) && spaced(end + 1) &&
            (joined == 1 || groups[end].before != groups[first + 1].before)) {
            numbers.push_back({spanOf(groups[first], groups[end]), decimal(whole, groups[end].digits)});
            ++end;
        } else {
            numbers.push_back({spanOf(groups[first], groups[end - 1]), withoutZeros(whole)});
        }
        first = end;
    }
}

}  // namespace

std::vector<NumberInText> numbersIn(std::string_view text) {
    std::vector<NumberInText> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const Character c = characterAt(text, at);
        at = c.end;
        if (c.digit < 0) continue;
        const std::vector<Group> groups = groupsAt(text, c.begin);
        addNumbers(groups, numbers);
        at = groups.back().span.begin + groups.back().span.size;
    }
    return numbers;
}

std::vector<NumberInText> numbersMissingIn(const std::vector<NumberInText>& others,
                                           const std::vector<NumberInText>& numbers) {
    std::vector<std::string_view> left;
    for (const NumberInText& number : others) left.push_back(number.value);
    std::vector<NumberInText> missing;
    for (const NumberInText& number : numbers) {
        const auto found = std::ranges::find(left, number.value);
        if (found == left.end())
            missing.push_back(number);
        else
            left.erase(found);
    }
    return missing;
}

}  // namespace paragram
