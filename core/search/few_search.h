// The nearest of a large corpus to a few queries, as when somebody types.
#pragma once

#include <span>

#include "core/base/workers.h"
#include "core/search/neighbour_lists.h"
#include "core/search/vector_view.h"

namespace paragram {

// Exact: the same lists as findNeighbours. The corpus is read once, shared among the threads. allowed: which
// of its rows may be found, one char each, or empty for all.
NeighbourLists findForFew(VectorView queries, VectorView corpus, std::size_t k, std::span<const char> allowed,
                          Workers& workers);

}  // namespace paragram
