// The rows of a table, or of JSON objects, with all their columns: for what needs more than a pair.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/formats/pair_format.h"
#include "core/pairs/formats/table_plan.h"

namespace paragram {

struct TableRow {
    std::vector<std::string> fields;  // of JSON, in the order of plan().names; absent values are empty
    std::int64_t number = 0;          // of its first line, or of the object in an array, from 1
};

class RowReader {
  public:
    virtual ~RowReader() = default;
    // Whether a source of this format has rows.
    static bool reads(const std::string& format);
    // source: of such a format. Errors of planTable.
    static Result<std::unique_ptr<RowReader>> of(PairSource source);

    // rejected: problem() says why, and reading can continue. Error: reading cannot continue.
    virtual Result<ReadOutcome> next(TableRow& row) = 0;
    const Error& problem() const { return problem_; }
    // "x.csv:12", for an Error about a row.
    virtual std::string where(const TableRow& row) const = 0;
    // What TableRow::number counts: "line", "object".
    virtual const char* counted() const { return "line"; }
    virtual const std::string& name() const = 0;

    // As an import reads the file. After the first row either the columns are known or there is a doubt. Of
    // JSON the names grow with the rows, and a score may be found later.
    const TablePlan& plan() const { return plan_; }

  protected:
    ReadOutcome reject(Error problem) {
        problem_ = std::move(problem);
        return ReadOutcome::rejected;
    }
    TablePlan plan_;

  private:
    Error problem_;
};

}  // namespace paragram
