// What the columns of a text table contain, by the names in its header and the values of its first rows.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

using TableRows = std::vector<std::vector<std::string>>;

struct ColumnLook {
    bool empty = true;         // in all rows
    bool numbers = false;      // nearly all values are numbers, dates or times: never sentences
    bool identifiers = false;  // running numbers, or ids below a name such as "id"
    bool isText() const { return !empty && !numbers && !identifiers; }
};

// One look for each column. With a header, the first row contains names.
std::vector<ColumnLook> lookAtColumns(const TableRows& rows, bool header);

// Whether a first row contains names for the columns below.
bool looksLikeHeader(const TableRows& rows);

// The columns that the names of a header indicate.
struct NamedColumns {
    std::vector<int> columns;                       // source, target[, score]; empty: the names do not say
    std::pair<std::string, std::string> languages;  // if the names are languages
    std::optional<Error> doubt;  // the names are languages, but not the two that are wanted, or more than two
};
// wanted: the requested languages; may be empty.
NamedColumns columnsOfNames(const std::vector<std::string>& names, const std::vector<ColumnLook>& looks,
                            const std::pair<std::string, std::string>& wanted, const std::string& where);

// Columns for a line with these fields: the two that are text, wherever they are, and the only other one of
// three if it is a score. Error if not exactly two are text. names: of the header, for the Error; may be
// empty. Without looks, the fields themselves are judged.
Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where,
                                      std::vector<ColumnLook> looks = {},
                                      const std::vector<std::string>& names = {});

// The two columns with the longest texts, as a suggestion.
std::vector<int> likelyColumns(const TableRows& rows);

// Names without case, spaces and punctuation: "#1 String", "sentence_1" and "Sentence1" are treated as one.
std::string plainColumnName(const std::string& name);

}  // namespace paragram
