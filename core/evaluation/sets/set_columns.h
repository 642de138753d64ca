// What the columns of a table of evaluation pairs contain: by the names in its header, by its first rows.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/pairs/formats/row_reader.h"

namespace paragram {

struct SetColumns {
    int first = -1, second = -1, gold = -1;  // sentences, and gold scores or labels
    bool labels = false;                     // the gold column contains 0 (different) and 1 (a paraphrase)
    int entailment = -1, part = -1;          // SICK's; -1: none
    bool isSick = false;
    bool isQqp = false;
    // Nothing but a data set has such columns; otherwise whoever gave the file must mean it as one.
    bool isCertain = false;
};

// rows: the first ones, which `reader` has returned; chosen: a person named the columns. Error if it is in
// doubt which columns contain the sentences and the gold scores; it lists the columns. advice: what to do
// then.
Result<SetColumns> findSetColumns(const RowReader& reader, const TableRows& rows, bool chosen,
                                  const std::string& advice);

}  // namespace paragram
