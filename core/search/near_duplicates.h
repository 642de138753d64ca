// Finds near duplicates in a corpus.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// Groups of two or more lines connected by cosines of at least threshold, directly or in chains; the largest
// group first, then by first line; lines in ascending order. Compares all vectors up to kMostCompared,
// otherwise those found by an approximate index. Zero vectors belong to no group. Returns Stopped.
Result<std::vector<std::vector<std::int32_t>>> nearDuplicates(VectorView vectors, double threshold,
                                                              Workers& workers, const JobContext& job);

inline constexpr std::size_t kMostCompared = 300'000;

}  // namespace paragram
