// What there is to evaluate on, read once for any number of models.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/labelled_set.h"
#include "core/evaluation/sts_reader.h"
#include "core/mining/retrieval_evaluation.h"

namespace paragram {

struct EvaluationSuites {
    std::vector<StsSet> graded;  // with the splits of STS 2012-2016 at the end
    std::vector<LabelledSet> labelled;
    std::vector<RetrievalSet> retrieval;
    std::vector<MiningTask> mining;
    std::vector<std::string> notes;  // what is missing of a suite that is there in part
};

// paths: folders (each may hold many suites) or single files, recognised by looking. Error where one holds
// nothing that is recognised, or a file of a suite is malformed.
Result<EvaluationSuites> readSuites(const std::vector<std::filesystem::path>& paths, JobContext& job);

}  // namespace paragram
