// The sentences of evaluation sets, which no training pair may contain.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// paths: as for readSuites, or pair stores, or text files with one sentence per line. Error for an unreadable
// path.
Result<EvaluationSentences> readEvaluationSentences(const std::vector<std::filesystem::path>& paths,
                                                    JobContext& job);

}  // namespace paragram
