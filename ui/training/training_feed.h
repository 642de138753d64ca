// Carries what a training tells from its thread to the window: the trainer writes at its own pace, the window
// takes what has gathered ten times a second.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/tasks/train_model.h"

namespace paragram::ui {

struct TrainingNews {
    std::vector<StepRecord> steps;
    std::vector<EvaluationRecord> evaluations;
    std::optional<std::vector<NegativeExample>> negatives;  // the newest only
};

class TrainingFeed : public std::enable_shared_from_this<TrainingFeed> {
  public:
    // Callbacks for the trainer; they keep the feed alive.
    TrainObserver observer();
    // What came since the last call.
    TrainingNews take();

  private:
    void addStep(const StepRecord& record);

    std::mutex mutex_;
    TrainingNews news_;  // under mutex
};

}  // namespace paragram::ui
