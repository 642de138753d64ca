// The nearest sentences of a corpus to each of many queries.
#pragma once

#include <filesystem>

#include "core/tasks/build_index.h"

namespace paragram {

struct NeighboursRequest {
    IndexRequest index;             // folder empty: one beside the output that is removed at the end
    std::filesystem::path queries;  // a sentence a line, "-"
    std::filesystem::path output;   // query line, rank, cosine, corpus line (all from 1), sentence; "-"
    int k = 10;
    bool exact = false;  // compare with every sentence, whatever the index
    std::string queryLanguage = {};
};

struct NeighboursSummary {
    IndexSummary index;
    std::string kind;
    double recall = 1;
    std::int64_t queries = 0, blank = 0;  // blank ones have no neighbours
    double seconds = 0;                   // of the search alone
    bool stopped = false;
};

Result<NeighboursSummary> findNeighboursOfFile(const Model& model, const NeighboursRequest& request,
                                               JobContext& job);

}  // namespace paragram
