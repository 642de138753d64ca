// Trains one run of the run queue.
#pragma once

#include "core/runs/run_queue.h"
#include "core/tasks/training/train_model.h"

namespace paragram {

// trainOrResume with trainModel; errors and exceptions of both.
Result<TrainSummary> trainQueued(const TrainRequest& request, const TrainObserver& observer, JobContext& job);

}  // namespace paragram
