// Searches and copies over a whole pair store, for the table of pairs. Runs on a worker thread.
#pragma once

#include <QString>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram::ui {

struct RowRange {
    std::int64_t first = 0, count = 0;
};

// The first pair, from row `from` to the end and then from the start, with a side that contains text in any
// case; -1: none. Fails if the store cannot be read.
Result<std::int64_t> findPair(const std::filesystem::path& store, const QString& text, std::int64_t from,
                              JobContext& job);

// Lines "source<TAB>target[<TAB>score]" of these rows.
Result<QString> pairsAsTsv(const std::filesystem::path& store, const std::vector<RowRange>& rows,
                           JobContext& job);

}  // namespace paragram::ui
