// Statistics of the folds of a pair store (P18 5.4).
#pragma once

#include "core/tasks/filtering/compute_statistics.h"
#include "core/tasks/filtering/fold_pairs.h"

namespace paragram {

// The first stage is the complete store; the folds follow in order, named by their number and range. Each is
// measured as `request` says, without its recipe. folds: the result of foldPairs for ranking.by. Errors and
// stops as for computeStatistics.
Result<StatisticsSummary> computeFoldStatistics(const StatisticsRequest& request, const FoldRequest& ranking,
                                                FoldSummary folds, JobContext& job);

}  // namespace paragram
