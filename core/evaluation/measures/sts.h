// Semantic textual similarity: correlation of a model's cosines with gold scores (methods.md, Correlation).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"
#include "core/models/model.h"
#include "core/models/text_encoder.h"

namespace paragram {

// Cosines, correlations and, with withIntervals, bootstrap intervals of every data set (1,000 resamples
// each).
std::vector<StsSetResult> evaluateSets(const Model& model, const std::vector<StsSet>& sets,
                                       bool withIntervals, Workers& workers);

// The first half: the cosines. encoder belongs to the model and keeps its word cache between data sets.
void scoreSets(const Model& model, TextEncoder& encoder, std::vector<StsSetResult>& sets, Workers& workers);
// The same for any other similarity of two sentences.
void scoreSets(const std::function<double(std::string_view, std::string_view)>& similarity,
               std::vector<StsSetResult>& sets, Workers& workers);
// The second half: correlations of the existing cosines.
void correlateSets(std::vector<StsSetResult>& sets, bool withIntervals, Workers& workers);

// Adds aggregates of the evaluated data sets in the usual protocols, and notes on what is missing.
void addAggregates(EvaluationReport& report);

}  // namespace paragram
