// All data sets for an evaluation, read once for any number of models.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/sets/labelled_set.h"
#include "core/evaluation/sets/mining_task.h"
#include "core/evaluation/sets/retrieval_set.h"
#include "core/evaluation/sets/set_table.h"
#include "core/evaluation/sets/sts_reader.h"

namespace paragram {

struct EvaluationSuites {
    std::vector<StsSet> graded;  // with the splits of STS 2012-2016 at the end
    std::vector<LabelledSet> labelled;
    std::vector<RetrievalSet> retrieval;
    std::vector<MiningTask> mining;
    // Files that could not be read or recognised, and were skipped.
    std::vector<Error> skipped;
    std::vector<std::string> remarks;  // on lines that were skipped, one sentence per file
    std::vector<std::string> notes;    // both, and what is missing from incomplete suites
    bool empty() const { return graded.empty() && labelled.empty() && retrieval.empty() && mining.empty(); }
};

// paths: folders (possibly with several suites) or single files, recognised by content. A file that cannot be
// read, or in which nothing is recognised, is skipped. Error for a path that does not exist, and if no
// data set is left. Returns Stopped.
Result<EvaluationSuites> readSuites(const std::vector<std::filesystem::path>& paths, JobContext& job,
                                    const SetReading& reading = {});

}  // namespace paragram
