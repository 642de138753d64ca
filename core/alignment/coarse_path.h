// Finds where in the grid of two texts their alignment lies, without trying all links (methods.md,
// Alignment).
#pragma once

#include <vector>

#include "core/alignment/band.h"
#include "core/alignment/run_similarity.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// A part of the grid of two texts: sentences [firstSource, lastSource) and [firstTarget, lastTarget).
struct GridPart {
    std::int32_t firstSource = 0, lastSource = 0, firstTarget = 0, lastTarget = 0;

    std::int32_t sources() const { return lastSource - firstSource; }
    std::int32_t targets() const { return lastTarget - firstTarget; }
};

// Pairs of sentences that are translations of each other in all likelihood, both ascending. First, blocks of
// sentences are compared with all others, then smaller blocks near the best path, down to single sentences;
// sentences may be left out at no cost, so that long gaps are found. Time and memory grow with the length of
// the texts, not with its square. Returns Stopped.
struct CoarsePair {
    std::int32_t source = 0, target = 0;
    double similarity = 0;  // cosine after the mean of each text is subtracted
};
Result<std::vector<CoarsePair>> findCoarsePath(const RunSimilarity& similarity, const GridPart& part,
                                               Workers& workers, const JobContext& job);

// The positions within `width` sentences of a path from the first to the last position of part. A gap between
// two pairs is searched completely if it is small; otherwise only along the way that leaves out its source
// sentences first.
Band bandAround(const std::vector<CoarsePair>& path, const GridPart& part, std::int32_t width);

}  // namespace paragram
