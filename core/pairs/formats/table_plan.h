// How a text table is read: delimiter, header, columns.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/formats/pair_format.h"
#include "core/pairs/formats/records.h"

namespace paragram {

struct TablePlan {
    RecordSyntax syntax;
    bool header = false;             // the first line contains column names
    std::vector<std::string> names;  // of the columns, with a header
    // Source, target[, score]; empty: guessed from the first good line.
    std::vector<int> columns;
    bool sameWidth = false;                      // every line must have exactly the columns that are used
    std::string sourceLanguage, targetLanguage;  // if the names in the header are languages
};

// Combines what the input, the format and the first rows say. usual: the columns of files with fixed columns.
// Error for columns, a delimiter or a header that make no sense.
Result<TablePlan> planTable(const PairSource& source, const std::vector<int>& usual = {});

// Columns for a line with these fields: 0,1 for two; 0,1,2 for three with a number or nothing in the last;
// 1,2,0 for three with a number only in the first; 1,3 for four with integers in the first and third
// (Tatoeba's pairs). Error otherwise.
Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where);

// The two columns with the longest texts, as a suggestion.
std::vector<int> likelyColumns(const std::vector<std::vector<std::string>>& rows);

// The delimiter that splits the rows most evenly; 0 if there is none.
char guessDelimiter(std::string_view head);

// A reader of a table with this plan.
Result<std::unique_ptr<PairReader>> makeTableReader(PairSource source, TablePlan plan);

}  // namespace paragram
