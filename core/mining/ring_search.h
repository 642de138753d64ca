// The exact search of a mining that ranks share.
#pragma once

#include "core/mining/mining_neighbours.h"

namespace paragram {

// Each rank has a share of the sources and a share of the targets, and reads no other vectors: pieces of the
// targets travel from rank to rank in a ring while the one before is compared with the rank's sources. All
// ranks get all neighbours, those of one process. Stopped: the results so far are in the state files, one for
// each rank, from which the same number of ranks resumes. Throws MachineFailure.
Result<MutualNeighbours> searchInRing(const MiningSearchRequest& request, Workers& workers, JobContext& job,
                                      std::size_t bytesOfPiece = kRingPieceBytes);

}  // namespace paragram
