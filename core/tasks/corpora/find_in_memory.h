// Finds the pairs of a translation memory that are most like each sentence of a file.
#pragma once

#include <filesystem>
#include <optional>

#include "core/tasks/corpora/search_memory.h"

namespace paragram {

struct FindInMemoryRequest {
    MemoryRequest memory;           // empty folder: one next to the output, removed at the end
    std::filesystem::path queries;  // one sentence per line; "-"
    std::optional<Side> side;       // none: that in the language of the first queries
    MemoryOrder order = MemoryOrder::meaning;
    int k = 10;
    // Lines of query, rank, cosine, wording, pair (numbers from 1), source, target, and the numbers that
    // differ: "12 2021 / 14 2020", those of the query first; empty if there are none. "-"
    std::filesystem::path output;
};

struct FindInMemorySummary {
    MemoryRecord memory;
    Side side = Side::source;
    std::int64_t queries = 0, blank = 0;  // blank queries have no neighbours
    double seconds = 0;                   // of the search only
};

// Errors of TranslationMemory, and for a k below 1 or unreadable queries. Stopped: there is no output.
Result<FindInMemorySummary> findInMemory(std::shared_ptr<const Model> model,
                                         const FindInMemoryRequest& request, JobContext& job);

}  // namespace paragram
