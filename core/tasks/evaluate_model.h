// Model and suites to an evaluation report.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/report_text.h"
#include "core/models/model.h"

namespace paragram {

// suites: STS folders (each may hold many), or single files; recognised by looking.
Result<EvaluationReport> evaluateModel(const Model& model, const std::vector<std::filesystem::path>& suites,
                                       JobContext& job);

}  // namespace paragram
