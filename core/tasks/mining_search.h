// Neighbours of both sides of a mining, saved as the search goes on.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/search/exact_search.h"

namespace paragram {

struct MiningSearchRequest {
    VectorView source, target;
    std::size_t k = 4;
    std::string search = "auto";  // auto, exact, approximate; auto is exact up to an hour's work
    std::filesystem::path state;  // what was found so far, of a search with the same key
    std::string key;
};

struct MiningNeighbours {
    MutualNeighbours found;
    bool approximate = false;
    double recall = 1;  // of the k nearest of a sample, beside exact search
};

Result<MiningNeighbours> searchBothWays(const MiningSearchRequest& request, Workers& workers,
                                        JobContext& job);

}  // namespace paragram
