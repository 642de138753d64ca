// Evaluates a model or a baseline on suites.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/measures/classification.h"
#include "core/evaluation/measures/text_similarity.h"
#include "core/evaluation/reports/report_text.h"
#include "core/evaluation/sets/evaluation_suites.h"
#include "core/models/model.h"

namespace paragram {

struct EvaluationOptions {
    bool intervals = true;  // bootstrap intervals of every correlation
    ClassificationOptions classification;
};

// Stopped: a report of the results so far, with a note that says so.
Result<EvaluationReport> evaluateOn(const EvaluationSuites& suites, const Model& model,
                                    const EvaluationOptions& options, JobContext& job);

// Scores the graded data sets with a similarity that needs no model. Stopped: as above.
Result<EvaluationReport> evaluateOn(const EvaluationSuites& suites, const TextSimilarity& baseline,
                                    const EvaluationOptions& options, JobContext& job);

// readSuites, then evaluateOn; errors of both.
Result<EvaluationReport> evaluateModel(const Model& model, const std::vector<std::filesystem::path>& suites,
                                       JobContext& job);

}  // namespace paragram
