// Estimates the cost of a training before it starts.
#pragma once

#include "core/base/result.h"
#include "core/runs/train_request.h"
#include "core/training/data/training_cost.h"

namespace paragram {

// request.output may be empty or not exist yet. Error if pairs or tokenizers cannot be read.
Result<TrainEstimate> estimateTraining(const TrainRequest& request);

}  // namespace paragram
