// Provides what filters need from later stages: models that score and count, and evaluation sets.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// languages: codes, empty if unknown. suites: the evaluation sets for a leak filter that has none of its own,
// as for readEvaluationSentences. job is polled while files are read, and must outlive the context.
FilterContext makeFilterContext(const std::string& sourceLanguage, const std::string& targetLanguage,
                                const std::vector<std::filesystem::path>& suites, JobContext& job);

}  // namespace paragram
