// Trains several runs one after another and compares them.
#pragma once

#include <functional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/runs/run_queue.h"
#include "core/settings/setting_grid.h"

namespace paragram {

struct GridRequest {
    TrainRequest training;      // output: the folder of the grid, which contains the run folders
    std::vector<GridRun> runs;  // their settings are used, not those of training
};

// Called on the thread that trains; each may be empty.
struct GridObserver {
    TrainObserver training;
    // number: from 1. ended: the run was trained before and is skipped.
    std::function<void(std::size_t number, const GridRun& run, bool ended)> onRun;
    // A run diverged; the grid continues with the next.
    std::function<void(const GridRun& run, const Error& error)> onDiverged;
};

// Trains one run after another and returns those that were started, in the order of the request. Runs that
// finished or diverged before are skipped; an interrupted one is resumed. comparison.csv and comparison.md in
// the folder of the grid are updated after each run. Stopped: the same call continues from there. Errors and
// exceptions of trainModel.
Result<std::vector<RunInfo>> trainGrid(const GridRequest& request, const GridObserver& observer,
                                       JobContext& job);

}  // namespace paragram
