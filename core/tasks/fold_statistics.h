// Statistics of the folds of a set (P18 5.4).
#pragma once

#include "core/tasks/compute_statistics.h"

namespace paragram {

// The first stage is the whole store, then come the folds, those with the lowest values first, named by their
// place and range; all are counted as request asks, without its recipe. by: a filter with a quantity.
Result<StatisticsSummary> computeFoldStatistics(const StatisticsRequest& request, const RecipeStep& by,
                                                int folds, JobContext& job);

}  // namespace paragram
