// A table of scores, and its text forms.
#pragma once

#include <string>
#include <vector>

namespace paragram {

struct ScoreTable {
    struct Row {
        std::vector<std::string> cells;  // one per column
        bool published = false;          // from a paper, not measured here
    };
    std::string key;                   // "years-pearson": by which published tables refer to it
    std::string title;                 // one line
    std::vector<std::string> columns;  // the first contains the names of the rows
    std::vector<Row> rows;
};

// "71.2 ± 0.3": the mean and the standard deviation (n - 1) of scores; without a deviation for one score, and
// "-" if there are none or one is not a number.
std::string meanText(const std::vector<double>& scores);

// Aligned columns, for a terminal. A table far wider than long is transposed, here and below.
std::string tableText(const ScoreTable& table);
std::string tableMarkdown(const ScoreTable& table);
// A booktabs table with a caption.
std::string tableLatex(const ScoreTable& table);
}  // namespace paragram
