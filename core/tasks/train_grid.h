// Several trainings one after another, and what came of them side by side.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/setting_grid.h"
#include "core/tasks/list_runs.h"
#include "core/tasks/train_model.h"

namespace paragram {

struct GridRequest {
    TrainRequest training;      // output: the grid's folder, in which each run has a folder of its name
    std::vector<GridRun> runs;  // their settings count, not those of training
};

// Called on the worker's thread; each may be empty.
struct GridObserver {
    TrainObserver training;
    // number: 1 for the first. finished: it was trained before and is passed over.
    std::function<void(std::size_t number, const GridRun& run, bool finished)> onRun;
    // A run has diverged; the grid goes on with the next.
    std::function<void(const GridRun& run, const Error& error)> onDiverged;
};

struct GridSummary {
    std::vector<RunInfo> runs;  // those that have begun, in the order of the request
    bool stopped = false;       // the same call goes on where it was
};

// Trains one run after another; those finished or diverged before are passed over, one that was interrupted
// goes on. comparison.csv and comparison.md in the grid's folder are written anew after each run.
Result<GridSummary> trainGrid(const GridRequest& request, const GridObserver& observer, JobContext& job);

// Trains into request.output. Goes on where an interrupted run of the same settings lies there, and gives the
// summary of one that is finished. Error where the folder holds a run of other settings.
Result<TrainSummary> trainOrGoOn(const TrainRequest& request, const TrainObserver& observer, JobContext& job);

}  // namespace paragram
