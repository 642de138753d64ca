#include "ui/training/train_queue.h"

#include "core/tasks/training/train_queued.h"

namespace paragram::ui {

TrainQueue::TrainQueue(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

void TrainQueue::open(const std::filesystem::path& project) {
    model_.open(project);
    held_ = model_.rowCount() > (running() ? 1 : 0);
}

void TrainQueue::add(const QueueRow& run) {
    if (running()) {
        held_ = false;
        model_.append(run);
    } else {
        model_.insert(0, run);
        launch();
    }
}

void TrainQueue::start() {
    held_ = false;
    if (!running() && model_.rowCount() > 0) launch();
}

void TrainQueue::launch() {
    feed_ = std::make_shared<TrainingFeed>();
    model_.setFirstRunning(true);
    job_ = jobs_.start(
        this, tr("Training %1").arg(current().name),
        [request = current().request, feed = feed_](JobContext& job) {
            // A queued run may have started before the program last ended.
            return trainQueued(request, feed->observer(), job);
        },
        [this](const Result<TrainSummary>& result) { finish(result); });
    emit started();
}

TrainingUpdate TrainQueue::takeNews() {
    return feed_ ? feed_->take() : TrainingUpdate();
}

void TrainQueue::finish(const Result<TrainSummary>& result) {
    const std::filesystem::path folder = current().request.output;
    job_ = 0;
    model_.removeFirst();
    ended_.push_back(folder);
    emit ended(folder, result);
    feed_.reset();
    if (held_) return;
    if (model_.rowCount() > 0) return launch();
    const std::vector<std::filesystem::path> all = std::move(ended_);
    ended_.clear();
    if (all.size() > 1) emit allEnded(all);
}

}  // namespace paragram::ui
