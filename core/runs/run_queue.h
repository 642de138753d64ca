// Trainings that wait to be started, one after another. The grid of the command line and the queue of the
// window both use it.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/runs/run_info.h"
#include "core/runs/train_observer.h"
#include "core/runs/train_request.h"

namespace paragram {

struct QueuedRun {
    std::string name;      // of its run folder
    TrainRequest request;  // output: its run folder
};

class RunQueue {
  public:
    RunQueue() = default;
    // A queue that is saved in `project` as queue.json after each change and read again here. Files of the
    // project are stored relative to it, so that it may be moved. An entry with settings that do not fit this
    // version is dropped.
    explicit RunQueue(const std::filesystem::path& project);

    const std::vector<QueuedRun>& runs() const { return runs_; }
    // Whether a run with this run folder is in the queue.
    bool contains(const std::filesystem::path& output) const;
    void append(QueuedRun run) { insert(runs_.size(), std::move(run)); }
    void insert(std::size_t place, QueuedRun run);
    void remove(std::size_t place);
    // Moves the entry at index `from` to index `to`.
    void move(std::size_t from, std::size_t to);

  private:
    void save() const;

    std::filesystem::path project_;  // empty: the queue is not saved
    std::vector<QueuedRun> runs_;
};

// Trains one run; passed in by tasks (trainModel).
using TrainFunction =
    std::function<Result<TrainSummary>(const TrainRequest&, const TrainObserver&, JobContext&)>;

// What a run folder already contains, compared with the settings of a request.
struct EarlierRun {
    bool exists = false;
    RunInfo info;
    // Training again with equal settings would end the same way: finished, or diverged at the same step.
    bool ended() const {
        return exists && (info.state == RunState::finished || info.state == RunState::diverged);
    }
};
// Error if the folder contains a run with other settings.
Result<EarlierRun> findEarlierRun(const TrainRequest& request);

// Trains into request.output. An interrupted run with the same settings is resumed; the summary of a finished
// one is returned. Error if the folder contains a run with other settings, and as `train`.
Result<TrainSummary> trainOrResume(const TrainRequest& request, const TrainFunction& train,
                                   const TrainObserver& observer, JobContext& job);

}  // namespace paragram
