// Callbacks for those who watch a training.
#pragma once

#include <functional>
#include <vector>

#include "core/training/training_records.h"

namespace paragram {

// Called on the training thread; each may be empty.
struct TrainObserver {
    std::function<void(const StepRecord&)> onStep;
    std::function<void(const EvaluationRecord&)> onEvaluation;
    std::function<void(const std::vector<NegativeExample>&)> onNegatives;  // once per mega-batch
};

}  // namespace paragram
