// Finds the neighbours of both sides of a mining, and saves intermediate results.
#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/mining/mining_neighbours.h"

namespace paragram {

// Stopped: the results so far are in the state file. Throws MachineFailure.
Result<MiningNeighbours> searchBothWays(const MiningSearchRequest& request, Workers& workers,
                                        JobContext& job);

}  // namespace paragram
