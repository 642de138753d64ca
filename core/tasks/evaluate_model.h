// Model and suites to an evaluation report.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/classification.h"
#include "core/evaluation/report_text.h"
#include "core/evaluation/text_similarity.h"
#include "core/models/model.h"
#include "core/tasks/evaluation_suites.h"

namespace paragram {

struct EvaluationOptions {
    bool intervals = true;  // bootstrap, of every correlation
    ClassificationOptions classification;
};

// A stop leaves a report of what was done, and a note that says so.
EvaluationReport evaluateOn(const EvaluationSuites& suites, const Model& model,
                            const EvaluationOptions& options, JobContext& job);

// The graded sets by a similarity that needs no model.
EvaluationReport evaluateOn(const EvaluationSuites& suites, const TextSimilarity& baseline,
                            const EvaluationOptions& options, JobContext& job);

// readSuites, then evaluateOn.
Result<EvaluationReport> evaluateModel(const Model& model, const std::vector<std::filesystem::path>& suites,
                                       JobContext& job);

}  // namespace paragram
