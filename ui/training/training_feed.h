// Carries a training's reports from its thread to the window: the trainer writes at its own pace, the window
// collects ten times per second.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/tasks/training/train_model.h"

namespace paragram::ui {

struct TrainingUpdate {
    std::vector<StepRecord> steps;
    std::vector<EvaluationRecord> evaluations;
    std::optional<std::vector<NegativeExample>> negatives;  // only the newest
};

class TrainingFeed : public std::enable_shared_from_this<TrainingFeed> {
  public:
    // Callbacks for the trainer; they keep the feed alive.
    TrainObserver observer();
    // What was reported since the last call.
    TrainingUpdate take();

  private:
    void addStep(const StepRecord& record);

    std::mutex mutex_;
    TrainingUpdate news_;  // under mutex
};

}  // namespace paragram::ui
