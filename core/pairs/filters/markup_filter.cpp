#include <algorithm>
#include <cctype>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// Length in bytes of a tag "<b>", "</p>", "<!-- -->" at the start of text; 0: none.
std::size_t tagAt(std::string_view text) {
    if (text.size() < 3 || text[0] != '<') return 0;
    const std::size_t name = text[1] == '/' ? 2 : 1;
    if (!isLetter(text[name]) && text[1] != '!') return 0;
    const std::size_t end = text.find('>');
    return end == std::string_view::npos || text.substr(1, end - 1).find('<') != std::string_view::npos
               ? 0
               : end + 1;
}

// "&amp;", "&#39;"
std::size_t entityAt(std::string_view text) {
    if (text.size() < 4 || text[0] != '&') return 0;
    const std::size_t end = text.find(';');
    if (end == std::string_view::npos || end < 3 || end > 10) return 0;
    const std::string_view name = text.substr(1, end - 1);
    const bool number = name[0] == '#' && name.size() > 1;
    const bool plain = std::all_of(name.begin() + (number ? 1 : 0), name.end(),
                                   [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
    return plain ? end + 1 : 0;
}

// "http://...", "https://...", "www....", up to white space.
std::size_t addressAt(std::string_view text) {
    if (!text.starts_with("http://") && !text.starts_with("https://") && !text.starts_with("www.")) return 0;
    const std::size_t end = text.find_first_of(" \t<>\"");
    return end == std::string_view::npos ? text.size() : end;
}

double markupShare(std::string_view text, FilterWorkspace&) {
    std::size_t marked = 0, all = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        std::size_t length = 0;
        if (c == '<') length = tagAt(text.substr(at));
        if (c == '&') length = entityAt(text.substr(at));
        if (c == 'h' || c == 'w') length = addressAt(text.substr(at));
        marked += length;
        length = std::max<std::size_t>(1, length);
        all += length;
        at += length;
    }
    return all == 0 ? 0 : static_cast<double>(marked) / static_cast<double>(all);
}

}  // namespace

FilterKind markupFilter() {
    return {
        "markup",
        "HTML and addresses",
        "Drops pairs with markup: the share of a side's bytes that are HTML tags, entities such as &amp; and "
        "web addresses.",
        "share of markup",
        FilterCost::cheap,
        true,
        false,
        {numberParameter("minimum", "Least", 0, 1, "0", "", "The smallest value that is kept."),
         numberParameter("maximum", "Most", 0, 1, "0", "", "The largest value that is kept.")},
        [](const FilterValues& values, const FilterContext&) -> Result<FilterInstance> {
            return rangeFilter(ofEachSide(markupShare), values);
        }};
}

}  // namespace paragram
