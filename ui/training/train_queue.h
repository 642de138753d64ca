// Trains the queued runs one after another on the job runner.
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
    // Reads the queue left by the last session; it waits until start() is called or another run is queued
    // while one is running.
    void open(const std::filesystem::path& project);
    // Appends the run and, unless one is running, starts it at once.
    void add(const QueueRow& run);
    // Starts the first waiting run unless one is running; the others follow.
    void start();
    bool running() const { return job_ != 0; }
    int job() const { return job_; }  // of the runner; 0: none
    const QueueRow& current() const { return model_.rows().front(); }
    // What the running training has reported since the last call.
    TrainingUpdate takeNews();

  signals:
    void started();
    // folder: of the run. The next one starts after this signal.
    void ended(const std::filesystem::path& folder, const Result<TrainSummary>& result);
    // The queue is empty; folders of the runs that ended since it was last empty, at least two.
    void allEnded(const std::vector<std::filesystem::path>& folders);

  private:
    void launch();
    void finish(const Result<TrainSummary>& result);

    JobRunner& jobs_;
    QueueModel model_;
    int job_ = 0;
    bool held_ = false;  // the waiting runs are from the last session and were not started yet
    std::shared_ptr<TrainingFeed> feed_;
    std::vector<std::filesystem::path> ended_;
};

}  // namespace paragram::ui
