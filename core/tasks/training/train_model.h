// Trains a model from pair stores; the result is a run folder with the best model.
#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/runs/run_report.h"
#include "core/runs/train_observer.h"
#include "core/runs/train_request.h"

namespace paragram {

// Trains into request.output and returns the figures of the training. Stopped: the training so far is saved,
// and the same request with resume = true continues to the same bits as an uninterrupted training. Error for
// bad input, a folder that already contains a run, or a training that diverged (the last good checkpoint is
// kept). Throws MachineFailure if the disk is full.
Result<TrainSummary> trainModel(const TrainRequest& request, const TrainObserver& observer, JobContext& job);

}  // namespace paragram
