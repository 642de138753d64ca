// Semantic textual similarity: correlation of a model's cosines with people's scores (methods.md 7).
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

// Fills cosine, correlations and intervals of every set. withIntervals costs a thousand resamples a set.
void evaluateSets(const Model& model, std::vector<StsSetResult>& sets, bool withIntervals, Workers& workers);

// The first half of it: the cosines. encoder is the model's, and remembers its words from set to set.
void scoreSets(const Model& model, TextEncoder& encoder, std::vector<StsSetResult>& sets, Workers& workers);
// The same with any other similarity of two sentences.
void scoreSets(const std::function<double(std::string_view, std::string_view)>& similarity,
               std::vector<StsSetResult>& sets, Workers& workers);
// The second half: correlations of the cosines that are there.
void correlateSets(std::vector<StsSetResult>& sets, bool withIntervals, Workers& workers);

// "track4a.es-en" says that the first sentences are Spanish and the second English; both empty where a name
// says nothing.
std::pair<std::string, std::string> languagesOf(const std::string& setName);

// Aggregates of evaluated sets in the protocols people quote, and notes on what is absent.
void addAggregates(EvaluationReport& report);

}  // namespace paragram
