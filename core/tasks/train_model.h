// Pair stores to a run folder with a trained model.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/encoders/word_vectors.h"
#include "core/settings/settings.h"
#include "core/training/history.h"

namespace paragram {

struct TrainRequest {
    std::vector<std::filesystem::path> pairs;        // pair stores, learned from together
    std::vector<std::filesystem::path> tokenizers;   // of each kind that is not given one is learned
    std::vector<std::filesystem::path> development;  // STS files or a suite's file; empty: none
    Settings settings;
    std::filesystem::path output;  // run folder
    bool resume = false;           // go on from the checkpoint in output; its settings count
};

// Called on the worker's thread; each may be empty.
struct TrainObserver {
    std::function<void(const StepRecord&)> onStep;
    std::function<void(const EvaluationRecord&)> onEvaluation;
    std::function<void(const std::vector<NegativeExample>&)> onNegatives;  // once a mega-batch
};

struct TrainSummary {
    double epochs = 0;
    std::int64_t steps = 0;
    double seconds = 0;
    double pairsPerSecond = 0;
    std::int64_t peakMemoryBytes = 0;
    double lastLoss = 0;
    double untrainedPearson = 0, bestPearson = 0;  // mean over development sets, NaN without
    std::int64_t bestStep = 0;
    bool stopped = false;     // the checkpoint allows to go on
    bool endedEarly = false;  // train.patience was spent
    WordVectorShares vectors;
};

Result<TrainSummary> trainModel(const TrainRequest& request, const TrainObserver& observer, JobContext& job);

}  // namespace paragram
