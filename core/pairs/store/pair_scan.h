// Reads a pair store from start to end, in parts.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

// Calls take with one part after another; first is the number of its first pair. `stage` is shown as
// progress. Returns Stopped. Throws Hdf5Damage.
Result<Nothing> scanPairs(const PairStore& store, const std::string& stage, JobContext& job,
                          const std::function<void(std::span<SentencePair> pairs, std::int64_t first)>& take);

}  // namespace paragram
