// Trains what is queued, one after another, on the job runner.
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "ui/jobs/job_runner.h"
#include "ui/training/queue_model.h"
#include "ui/training/training_feed.h"

namespace paragram::ui {

class TrainQueue : public QObject {
    Q_OBJECT

  public:
    explicit TrainQueue(JobRunner& jobs, QObject* parent = nullptr);

    QueueModel& model() { return model_; }
    // Reads what waited when the program ended last; it is held until start() or until more is queued behind
    // a running one.
    void open(const std::filesystem::path& project);
    // Appends and, unless something runs, starts it at once.
    void add(const QueuedRun& run);
    // Starts the first that waits, unless one runs; the others follow.
    void start();
    bool running() const { return job_ != 0; }
    int job() const { return job_; }  // of the runner; 0: none
    const QueuedRun& current() const { return model_.runs().front(); }
    // What the running training tells.
    TrainingNews takeNews();

  signals:
    void started();
    // folder: of the run. The next one starts after this.
    void ended(const std::filesystem::path& folder, const Result<TrainSummary>& result);
    // The queue is empty; folders of the runs that ended since it was empty before, two or more.
    void allEnded(const std::vector<std::filesystem::path>& folders);

  private:
    void launch();
    void finish(const Result<TrainSummary>& result);

    JobRunner& jobs_;
    QueueModel model_;
    int job_ = 0;
    bool held_ = false;  // what waits is of last time and nobody has asked for it yet
    std::shared_ptr<TrainingFeed> feed_;
    std::vector<std::filesystem::path> ended_;
};

}  // namespace paragram::ui
