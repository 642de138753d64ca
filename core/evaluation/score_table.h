// A table of scores as text for people and programs.
#pragma once

#include <string>
#include <vector>

namespace paragram {

struct ScoreTable {
    struct Row {
        std::vector<std::string> cells;  // as many as columns
        bool published = false;          // from a paper, not measured here
    };
    std::string key;                   // "years-pearson": what published tables name to stand beside it
    std::string title;                 // one line
    std::vector<std::string> columns;  // the first is of the rows' names
    std::vector<Row> rows;
};

// Columns aligned, for a terminal. A table far wider than long is turned, here and below.
std::string tableText(const ScoreTable& table);
std::string tableMarkdown(const ScoreTable& table);
// A booktabs table with its caption.
std::string tableLatex(const ScoreTable& table);
}  // namespace paragram
