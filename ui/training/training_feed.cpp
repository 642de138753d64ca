#include "ui/training/training_feed.h"

#include <utility>

namespace paragram::ui {

namespace {

// If the window is busy for minutes, the buffer must not grow without limit: beyond this, every second step
// is dropped.
constexpr std::size_t kMostSteps = 1 << 14;

}  // namespace

TrainObserver TrainingFeed::observer() {
    TrainObserver observer;
    const auto self = shared_from_this();
    observer.onStep = [self](const StepRecord& record) { self->addStep(record); };
    observer.onEvaluation = [self](const EvaluationRecord& record) {
        const std::lock_guard lock(self->mutex_);
        self->news_.evaluations.push_back(record);
    };
    observer.onNegatives = [self](const std::vector<NegativeExample>& negatives) {
        const std::lock_guard lock(self->mutex_);
        self->news_.negatives = negatives;
    };
    return observer;
}

void TrainingFeed::addStep(const StepRecord& record) {
    const std::lock_guard lock(mutex_);
    auto& steps = news_.steps;
    if (steps.size() >= kMostSteps) {
        for (std::size_t i = 0; i < steps.size() / 2; ++i) steps[i] = steps[2 * i];
        steps.resize(steps.size() / 2);
    }
    steps.push_back(record);
}

TrainingUpdate TrainingFeed::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, {});
}

}  // namespace paragram::ui
