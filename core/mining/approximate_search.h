// The neighbours of both sides of a large mining, by approximate indexes.
#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/mining/mining_neighbours.h"

namespace paragram {

// Stopped: the results so far are in files. The indexes and what was found so far lie beside the state file,
// so that a search which was stopped or killed goes on; what it finds is the same. Throws MachineFailure.
Result<MiningNeighbours> searchApproximately(const MiningSearchRequest& request, Workers& workers,
                                             JobContext& job);

}  // namespace paragram
