// How a text table is read: delimiter, header, columns.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/formats/pair_format.h"
#include "core/pairs/formats/records.h"
#include "core/pairs/formats/table_columns.h"

namespace paragram {

struct TablePlan {
    RecordSyntax syntax;
    bool header = false;             // the first line contains column names
    std::vector<std::string> names;  // of the columns, with a header
    std::vector<ColumnLook> looks;   // of the columns
    // Source, target[, score]; empty: guessed from the first good line.
    std::vector<int> columns;
    bool sameWidth = false;                      // every line must have exactly the columns that are used
    std::string sourceLanguage, targetLanguage;  // if the names in the header are languages
    std::optional<Error> doubt;                  // the columns must be chosen
};

// Combines what the input, the format and the first rows say. usual: the columns of files with fixed columns.
// Error for columns, a delimiter or a header that make no sense.
Result<TablePlan> planTable(const PairSource& source, const std::vector<int>& usual = {});

// The delimiter that splits the rows most evenly; 0 if there is none.
char guessDelimiter(std::string_view head);

// A reader of a table with this plan.
Result<std::unique_ptr<PairReader>> makeTableReader(PairSource source, TablePlan plan);

}  // namespace paragram
