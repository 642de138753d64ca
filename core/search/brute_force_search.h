// Brute-force search of a large corpus for a few queries, as in interactive use.
#pragma once

#include <span>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/search/neighbour_lists.h"
#include "core/search/vector_view.h"

namespace paragram {

// Exact: the same result as findNeighbours. The corpus is read once, shared among the threads. allowed: one
// char per row of the corpus, 0 to exclude it; empty for all.
NeighbourLists bruteForceSearch(VectorView queries, VectorView corpus, std::size_t k,
                                std::span<const char> allowed, Workers& workers);

// The same for large k, for which lists that stay sorted while they grow are slow: ranks all rows for each
// query. Returns Stopped.
Result<NeighbourLists> rankAll(VectorView queries, VectorView corpus, std::size_t k,
                               std::span<const char> allowed, Workers& workers, const JobContext& job);

}  // namespace paragram
