#include "core/text/text_table.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

namespace paragram {

std::size_t terminalWidth(const std::string& text) {
    std::size_t width = 0;
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < size;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), at, size, c);
        const std::int32_t shape = u_getIntPropertyValue(std::max(c, 0), UCHAR_EAST_ASIAN_WIDTH);
        const std::int8_t type = u_charType(std::max(c, 0));
        if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK) continue;
        width += shape == U_EA_WIDE || shape == U_EA_FULLWIDTH ? 2 : 1;
    }
    return width;
}

TextTable::TextTable(std::string alignment, std::size_t indent)
    : alignment_(std::move(alignment)), indent_(indent) {}

void TextTable::add(std::vector<std::string> cells) {
    rows_.push_back({std::move(cells), false});
}

void TextTable::addNote(std::string text) {
    rows_.push_back({{std::move(text)}, true});
}

std::string TextTable::text() const {
    std::vector<std::size_t> widths;
    for (const Row& row : rows_) {
        if (row.note) continue;
        widths.resize(std::max(widths.size(), row.cells.size()));
        for (std::size_t k = 0; k < row.cells.size(); ++k)
            widths[k] = std::max(widths[k], terminalWidth(row.cells[k]));
    }
    std::string text;
    for (const Row& row : rows_) {
        std::string line(indent_, ' ');
        for (std::size_t k = 0; k < row.cells.size(); ++k) {
            const std::string& cell = row.cells[k];
            const std::string blanks(row.note ? 0 : widths[k] - terminalWidth(cell), ' ');
            const bool right = k < alignment_.size() && alignment_[k] == 'r' && !row.note;
            if (k > 0) line += "  ";
            line += right ? blanks + cell : cell + blanks;
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

}  // namespace paragram
