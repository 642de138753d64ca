// The cheapest sequence of links between two positions, by dynamic programming within a band.
#pragma once

#include <vector>

#include "core/alignment/band.h"
#include "core/alignment/link.h"
#include "core/alignment/link_costs.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// From the first position of the band's first row to the last position of its last row. Of equally cheap
// links the first in order of size is chosen, so that the result does not depend on the number of threads.
// With confidence, the probability of each link is also computed: its share of all sequences of links,
// each weighted by exp(-cost / temperature); twice the time. Returns Stopped.
struct BestPath {
    Alignment links;
    double cost = 0;
};
struct PathOptions {
    bool confidence = false;
    double temperature = 1;
};
Result<BestPath> findBestPath(const LinkCosts& costs, const Band& band, const PathOptions& options,
                              Workers& workers, const JobContext& job);

}  // namespace paragram
