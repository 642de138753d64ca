// The tables of the papers as data (datasets/published), shown next to our own results.
#pragma once

#include <string>
#include <vector>

namespace paragram {

struct PublishedTable {
    std::string name;                 // "P22 Table 2"
    std::string source;               // authors, year, title, table
    std::string what;                 // what the numbers are
    std::vector<std::string> beside;  // keys of the tables it is shown with (ScoreTable::key); may be empty
    std::vector<std::string> columns;
    struct Row {
        std::string name;                // with the paper's description: "SP (20k), OS, 1M, 300"
        std::vector<std::string> cells;  // as printed, one per column; "-" if there is none
    };
    std::vector<Row> rows;
};

// All tables, in the order of the papers.
const std::vector<PublishedTable>& publishedTables();

// Parses a file of datasets/published: lines "# source", "# what", possibly "# beside: key, key", then a line
// of column names and the rows, tab-separated. fileName: "p22-table2".
PublishedTable parsePublishedTable(std::string_view fileName, std::string_view text);

}  // namespace paragram
