// All data sets for an evaluation, read once for any number of models.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/sets/labelled_set.h"
#include "core/evaluation/sets/mining_task.h"
#include "core/evaluation/sets/retrieval_set.h"
#include "core/evaluation/sets/sts_reader.h"

namespace paragram {

struct EvaluationSuites {
    std::vector<StsSet> graded;  // with the splits of STS 2012-2016 at the end
    std::vector<LabelledSet> labelled;
    std::vector<RetrievalSet> retrieval;
    std::vector<MiningTask> mining;
    std::vector<std::string> notes;  // what is missing from incomplete suites
};

// paths: folders (possibly with several suites) or single files, recognised by content. Error if nothing is
// recognised in one of them, or a file is malformed.
Result<EvaluationSuites> readSuites(const std::vector<std::filesystem::path>& paths, JobContext& job);

}  // namespace paragram
