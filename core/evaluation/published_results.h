// The tables of the papers as data (datasets/published), to stand beside what is measured here.
#pragma once

#include <string>
#include <vector>

namespace paragram {

struct PublishedTable {
    std::string name;                 // "P22 Table 2"
    std::string source;               // authors, year, title, table
    std::string what;                 // what the figures are
    std::vector<std::string> beside;  // keys of the tables it stands beside (ScoreTable::key); may be empty
    std::vector<std::string> columns;
    struct Row {
        std::string name;                // with what the paper says about it: "SP (20k), OS, 1M, 300"
        std::vector<std::string> cells;  // as printed, as many as columns; "-" where there is none
    };
    std::vector<Row> rows;
};

// All of them, in the order of the papers.
const std::vector<PublishedTable>& publishedTables();

// A file of datasets/published: lines "# source", "# what", perhaps "# beside: key, key", then a line of
// column names and rows, separated by tabs. fileName: "p22-table2".
PublishedTable parsePublishedTable(std::string_view fileName, std::string_view text);

}  // namespace paragram
