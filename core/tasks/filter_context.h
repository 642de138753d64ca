// What filters need of later stages: models that score pairs, sentences of evaluation sets.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// languages: codes, empty where they are not known. suites: the evaluation sets known, as readSuites takes
// them, or pair stores or text files with a sentence a line. job is asked while files are read and has to
// outlive the context.
FilterContext makeFilterContext(const std::string& sourceLanguage, const std::string& targetLanguage,
                                const std::vector<std::filesystem::path>& suites, JobContext& job);

}  // namespace paragram
