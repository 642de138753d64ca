// Evaluates a model on translations: the error on retrieval sets and F1 on mining sets, each with a list of
// errors.
#pragma once

#include <optional>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/sets/mining_task.h"
#include "core/evaluation/sets/retrieval_set.h"
#include "core/mining/retrieval.h"
#include "core/models/model.h"

namespace paragram {

// The share of sentences whose nearest neighbour by cosine has another text than their translation, for both
// directions and as their mean (Artetxe and Schwenk 2019), and the same by ratio margin among 4 neighbours
// (xSIM). Returns Stopped.
Result<TaskResult> evaluateRetrieval(const Model& model, const RetrievalSet& set, Workers& workers,
                                     const JobContext& job);

// The mean scores of the data sets as a separate row, "mean of 112 sets".
TaskResult meanOfTasks(const std::vector<TaskResult>& results);

// Ratio margin, 4 neighbours, each sentence once (LASER's protocol; methods.md, Other evaluations). Returns
// Stopped.
Result<TaskResult> evaluateMining(const Model& model, const MiningTask& task, Workers& workers,
                                  const JobContext& job);

}  // namespace paragram
