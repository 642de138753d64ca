// Rows of cells as aligned columns, for a terminal.
#pragma once

#include <string>
#include <vector>

namespace paragram {

class TextTable {
  public:
    // alignment: of each column, 'l' (left) or 'r' (right). indent: of each line, in columns of the terminal.
    explicit TextTable(std::string alignment, std::size_t indent = 0);

    // Cells beyond the alignment are left-aligned.
    void add(std::vector<std::string> cells);
    // A line of its own between the rows.
    void addNote(std::string text);
    // A line for each row, without blanks at its end; two blanks separate columns.
    std::string text() const;

  private:
    struct Row {
        std::vector<std::string> cells;
        bool note = false;
    };
    std::string alignment_;
    std::size_t indent_;
    std::vector<Row> rows_;
};

// Columns that a text takes in a terminal: 2 for a wide character of East Asia, 0 for a combining mark.
std::size_t terminalWidth(const std::string& text);

}  // namespace paragram
