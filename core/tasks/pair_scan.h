// A pair store from front to back, in parts.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/pair_store.h"

namespace paragram {

// Calls take for one part after another; first is the number of its first pair. false: stopped. Throws
// Hdf5Damage.
bool scanPairs(const PairStore& store, const std::string& stage, JobContext& job,
               const std::function<void(std::span<SentencePair> pairs, std::int64_t first)>& take);

}  // namespace paragram
