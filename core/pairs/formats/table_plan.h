// How a table of text is read: delimiter, header, columns.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/formats/records.h"
#include "core/pairs/pair_format.h"

namespace paragram {

struct TablePlan {
    RecordSyntax syntax;
    bool header = false;             // the first line names the columns
    std::vector<std::string> names;  // of the columns, where it does
    // Source, target[, score]; empty: to be guessed from the first good line.
    std::vector<int> columns;
    bool sameWidth = false;                      // every line must have as many columns as are used
    std::string sourceLanguage, targetLanguage;  // where the header's names are languages
};

// What the input and its format say and its first rows show. usual: columns of a file whose name fixes them.
// Error for columns, a delimiter or a header that make no sense.
Result<TablePlan> planTable(const PairSource& source, const std::vector<int>& usual = {});

// Columns for a line of such fields: 0,1 for two; 0,1,2 for three whose last is a number or empty; 1,2,0 for
// three whose first only is; 1,3 for four of which the first and third are whole numbers (Tatoeba's pairs).
// Error otherwise.
Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where);

// The two columns of the longest texts, for a person to correct.
std::vector<int> likelyColumns(const std::vector<std::vector<std::string>>& rows);

// The delimiter that parts the rows most evenly; 0 where none does.
char guessDelimiter(std::string_view head);

// A reader of a table that is read by such a plan.
Result<std::unique_ptr<PairReader>> makeTableReader(PairSource source, TablePlan plan);

}  // namespace paragram
