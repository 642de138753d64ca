// Lines of pages, joined to paragraphs: without running heads and page numbers, and without the hyphens at
// the ends of lines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/document.h"

namespace paragram {

struct PageLine {
    std::string text;
    double left = 0, right = 0;  // in any unit
    double top = 0, height = 0;  // from the top of the page, in the same unit
};
using PageLines = std::vector<PageLine>;

// Removes lines at the top and bottom of pages that most pages repeat, digits aside, and page numbers.
// Returns how many.
std::int64_t dropRunningLines(std::vector<PageLines>& pages);

// A paragraph ends where a line is short, the next one is indented, or the distance grows; it continues over
// the end of a page. The place of a paragraph is its page. Lines in larger letters are headings.
std::vector<Paragraph> joinLines(const std::vector<PageLines>& pages);

// Appends a line to text with a space, or without the hyphen at the end of text that divides a word. A hyphen
// stays before a capital letter or a digit ("Anglo-", "1914-").
void appendLine(std::string& text, std::string_view line);

}  // namespace paragram
