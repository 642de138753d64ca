// Compares pair stores as training data: the same settings on equally many pairs of each (P18, Tables 4 to
// 9).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/evaluation/reports/score_table.h"
#include "core/tasks/training/train_grid.h"

namespace paragram {

struct DataSource {
    std::string name;             // of its folder and its rows
    std::filesystem::path pairs;  // store
};

struct DataComparisonRequest {
    std::vector<DataSource> sources;            // at least one, with different names
    std::int64_t size = 0;                      // pairs drawn from each; 0: as many as the smallest has
    int seeds = 3;                              // trainings with train.seed = 1, 2, ... each
    TrainRequest training;                      // without pairs; output: the folder of the comparison
    std::vector<GridRun> runs;                  // settings, all of which are trained on every source
    std::vector<std::filesystem::path> suites;  // on which every model is evaluated; may be empty
};

struct DataComparison {
    // The trainings first, then the tables of the suites: one row for each source and combination of
    // settings, cells are "mean ± standard deviation" over the seeds (n - 1).
    std::vector<ScoreTable> tables;
};

// The folder contains SOURCE/pairs.h5, what was drawn; SOURCE/RUN, the runs; and comparison.md and
// comparison.csv (every score of every model) at the end. Stopped: the same call continues. Errors of
// trainGrid and readSuites, for requests that make no sense, and if the folder contains pairs drawn
// otherwise. A run that diverged is left out of the means. Throws MachineFailure.
Result<DataComparison> compareData(const DataComparisonRequest& request, const GridObserver& observer,
                                   JobContext& job);

}  // namespace paragram
