#include "core/documents/page_lines.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <map>

namespace paragram {
namespace {

constexpr std::size_t kEdgeLines = 2;  // lines at the top and bottom of a page that may be repeated
constexpr double kShort = 0.85;        // of the usual right edge: the last line of a paragraph
constexpr double kIndent = 0.8, kGap = 1.7, kLarger = 1.15;  // of the usual height of lines

UChar32 lastCharacter(std::string_view text, std::size_t& start) {
    auto i = static_cast<std::int32_t>(text.size());
    UChar32 c = 0;
    if (i > 0) U8_PREV(text.data(), 0, i, c);
    start = static_cast<std::size_t>(i);
    return c;
}

UChar32 firstCharacter(std::string_view text) {
    std::int32_t i = 0;
    UChar32 c = 0;
    if (!text.empty()) U8_NEXT(text.data(), i, static_cast<std::int32_t>(text.size()), c);
    return c;
}

// A line without digits and spaces: what pages repeat.
std::string shapeOf(std::string_view text) {
    std::string shape;
    for (const char c : text)
        if (c != ' ' && (c < '0' || c > '9')) shape += c;
    return shape;
}

bool isPageNumber(std::string_view text) {
    const std::string shape = shapeOf(text);
    if (shape.size() == text.size() && text.find_first_not_of("ivxlcIVXLC") != std::string_view::npos)
        return false;
    return std::ranges::all_of(shape, [](char c) { return c == '-' || c == '.' || c == '/' || c == '|'; }) ||
           (text.size() <= 6 && text.find_first_not_of("ivxlcIVXLC") == std::string_view::npos);
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

}  // namespace

std::int64_t dropRunningLines(std::vector<PageLines>& pages) {
    // The positions at the edges: 0, 1 from the top; -1, -2 from the bottom.
    const auto edges = [](const PageLines& page) {
        std::vector<std::size_t> at;
        for (std::size_t i = 0; i < page.size(); ++i)
            if (i < kEdgeLines || i + kEdgeLines >= page.size()) at.push_back(i);
        return at;
    };
    std::map<std::string, std::size_t> repeated;
    for (const PageLines& page : pages)
        for (const std::size_t i : edges(page)) ++repeated[shapeOf(page[i].text)];
    const std::size_t most = std::max<std::size_t>(3, pages.size() / 4);
    std::int64_t dropped = 0;
    for (PageLines& page : pages) {
        std::vector<std::size_t> at = edges(page);
        std::ranges::reverse(at);
        for (const std::size_t i : at) {
            const std::string shape = shapeOf(page[i].text);
            const bool outermost = i == 0 || i + 1 == page.size();
            const bool number = pages.size() > 1 && outermost && isPageNumber(page[i].text);
            if (!number && (shape.empty() || repeated[shape] < most)) continue;
            page.erase(page.begin() + static_cast<std::ptrdiff_t>(i));
            ++dropped;
        }
    }
    return dropped;
}

void appendLine(std::string& text, std::string_view line) {
    if (text.empty() || line.empty()) {
        text += line;
        return;
    }
    std::size_t last = 0, before = 0;
    const UChar32 end = lastCharacter(text, last);
    const bool hyphen = end == '-' || end == 0x2010 || end == 0x00AD;
    const UChar32 letter = lastCharacter(std::string_view(text).substr(0, last), before);
    const UChar32 next = firstCharacter(line);
    if (end == 0x00AD || (hyphen && u_isalpha(letter) && u_islower(next))) {
        text.resize(last);
    } else if (!(hyphen && u_isalnum(letter) && u_isalnum(next))) {
        // Scripts without spaces are joined without one.
        const bool spaceless = u_hasBinaryProperty(end, UCHAR_IDEOGRAPHIC) ||
                               u_hasBinaryProperty(next, UCHAR_IDEOGRAPHIC) ||
                               (end >= 0x3000 && end < 0x3100);
        if (!spaceless) text += ' ';
    }
    text += line;
}

std::vector<Paragraph> joinLines(const std::vector<PageLines>& pages) {
    std::vector<double> heights, lefts, rights, steps;
    for (const PageLines& page : pages) {
        for (std::size_t i = 0; i < page.size(); ++i) {
            heights.push_back(page[i].height);
            lefts.push_back(page[i].left);
            rights.push_back(page[i].right);
            if (i > 0 && page[i].top > page[i - 1].top) steps.push_back(page[i].top - page[i - 1].top);
        }
    }
    const double height = median(heights), step = median(steps), left = quantile(lefts, 0.2),
                 right = quantile(rights, 0.8);
    std::vector<Paragraph> paragraphs;
    const PageLine* previous = nullptr;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        for (const PageLine& line : pages[p]) {
            const bool heading = line.height > kLarger * height;
            bool starts = previous == nullptr || heading != paragraphs.back().heading;
            if (!starts && !heading) {
                const bool samePage = line.top > previous->top;
                const bool divided = previous->text.ends_with('-');
                starts = (!divided && previous->right - left < kShort * (right - left)) ||
                         (line.left > left + kIndent * height && line.left > previous->left + 0.5 * height) ||
                         (samePage && line.top - previous->top > kGap * step);
            }
            if (starts)
                paragraphs.push_back({line.text, heading, static_cast<std::int64_t>(p) + 1});
            else
                appendLine(paragraphs.back().text, line.text);
            previous = &line;
        }
    }
    return paragraphs;
}

}  // namespace paragram
