// Lists of neighbours that ranks have found in parts.
#pragma once

#include "core/base/numeric/neighbour_lists.h"
#include "core/base/ranks/communicator.h"

namespace paragram {

// Every rank has found neighbours for all the lists: each has the best of all ranks in its share of them.
void mergeShares(Communicator& ranks, NeighbourLists& lists);

// The same, and all ranks get all of them.
void mergeOver(Communicator& ranks, NeighbourLists& lists);

// Each rank has the lists of its share of `size`: returns all of them.
NeighbourLists gatherLists(Communicator& ranks, NeighbourLists own, std::size_t size);

}  // namespace paragram
