// How well a model finds translations: the error of retrieval sets and the F1 of mining sets, each error with
// what was found in its place.
#pragma once

#include <optional>

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"
#include "core/mining/bucc_reader.h"
#include "core/mining/retrieval.h"
#include "core/models/model.h"

namespace paragram {

// Share of sentences whose nearest neighbour by cosine has another text than their translation, both
// directions and their mean (Artetxe and Schwenk 2019), and the same by ratio margin among 4 neighbours
// (xSIM).
TaskResult evaluateRetrieval(const Model& model, const RetrievalSet& set, Workers& workers,
                             const JobContext& job);

// The mean of the sets' scores as a row of its own, "mean of 112 sets".
TaskResult meanOfTasks(const std::vector<TaskResult>& results);

// A set to score and the one whose best threshold it is scored at.
struct MiningTask {
    std::string name;  // "ntrex-news.de-en"
    std::optional<BuccSet> train;
    BuccSet test;
};

// Sets named NAME.train (or NAME.training) and NAME.test belong together; any other is scored at its own best
// threshold, which its protocol says. Texts of a test set without gold pairs cannot be scored and are left
// out.
std::vector<MiningTask> miningTasks(std::vector<BuccSet> sets);

// Ratio margin, 4 neighbours, each sentence once (LASER's protocol, formats.md 14).
TaskResult evaluateMining(const Model& model, const MiningTask& task, Workers& workers,
                          const JobContext& job);

}  // namespace paragram
