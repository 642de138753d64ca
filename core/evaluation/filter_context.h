// Provides what filters need from later stages: models that score and count, and evaluation sets.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filters/filter_kind.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

// info: of the pairs to filter. suites: the evaluation sets for a leak filter that has none of its own, as
// for readEvaluationSentences. job is polled while files are read, and must outlive the context.
FilterContext makeFilterContext(const PairStoreInfo& info, const std::vector<std::filesystem::path>& suites,
                                JobContext& job);

}  // namespace paragram
