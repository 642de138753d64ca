// Parts of a text that the other text has at another place: chapters that were moved or exchanged.
#pragma once

#include <vector>

#include "core/alignment/coarse_path.h"
#include "core/alignment/link.h"
#include "core/alignment/run_similarity.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// Pairs of stretches without links, one of each text, in which the coarse search finds pairs for at least a
// third of the sentences of the shorter one; the best first. Returns Stopped.
Result<std::vector<GridPart>> findMovedParts(const Alignment& links, const RunSimilarity& similarity,
                                             Workers& workers, const JobContext& job);

// Whether the links of such a part are convincing: half of the sentences of its shorter stretch are linked
// with confidence.
bool isConvincing(const Alignment& links, const GridPart& part);

// Adds links of two sides to an alignment; links in order that have one of their sentences are dissolved.
void insertMoved(Alignment& links, const Alignment& moved);

}  // namespace paragram
