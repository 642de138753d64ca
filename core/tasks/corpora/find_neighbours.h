// Finds the nearest sentences of a corpus for each query of a file.
#pragma once

#include <filesystem>

#include "core/tasks/corpora/build_index.h"

namespace paragram {

struct NeighboursRequest {
    IndexRequest index;             // empty folder: one next to the output, removed at the end
    std::filesystem::path queries;  // one sentence per line; "-"
    std::filesystem::path output;   // query line, rank, cosine, corpus line (all from 1), sentence; "-"
    int k = 10;
    bool exact = false;  // brute-force search even if there is an approximate index
    std::string queryLanguage = {};
};

struct NeighboursSummary {
    IndexSummary index;
    IndexKind kind = IndexKind::exact;
    double recall = 1;
    std::int64_t queries = 0, blank = 0;  // blank queries have no neighbours
    double seconds = 0;                   // of the search only
};

// Errors of buildIndex, and for a k below 1 or unreadable queries. Stopped: the index so far is kept.
Result<NeighboursSummary> findNeighboursOfFile(const Model& model, const NeighboursRequest& request,
                                               JobContext& job);

}  // namespace paragram
