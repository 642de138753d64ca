// Brute-force search of a large corpus for a few queries, as in interactive use.
#pragma once

#include <span>

#include "core/base/job_context.h"
#include "core/base/numeric/neighbour_lists.h"
#include "core/base/numeric/product_screen.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// Exact: the same result as findNeighbours. The corpus is read once, shared among the threads. allowed: one
// char per row of the corpus, 0 to exclude it; empty for all. screen: of the corpus in bytes, a quarter of
// what must be read otherwise; the result has the same bits. Null: none.
NeighbourLists bruteForceSearch(VectorView queries, VectorView corpus, std::size_t k,
                                std::span<const char> allowed, Workers& workers,
                                const ProductScreen* screen = nullptr);

// The same for large k, for which lists that stay sorted while they grow are slow: ranks all rows for each
// query. Returns Stopped.
Result<NeighbourLists> rankAll(VectorView queries, VectorView corpus, std::size_t k,
                               std::span<const char> allowed, Workers& workers, const JobContext& job);

}  // namespace paragram
