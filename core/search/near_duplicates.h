// Sentences of a corpus that say nearly the same.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/search/vector_view.h"

namespace paragram {

// Lines that are joined by cosines of at least threshold, whatever the chain; groups of two and more, largest
// first, then by their first line; lines ascending. Compares all with all up to kMostCompared vectors, beyond
// that by way of an approximate index. Zero vectors belong to none. Empty when stopped.
std::vector<std::vector<std::int32_t>> nearDuplicates(VectorView vectors, double threshold, Workers& workers,
                                                      const JobContext& job);

inline constexpr std::size_t kMostCompared = 300'000;

}  // namespace paragram
