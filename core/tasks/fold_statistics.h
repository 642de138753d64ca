// Statistics of the folds of a set (P18 5.4).
#pragma once

#include "core/tasks/compute_statistics.h"

namespace paragram {

// The first stage is the whole store, counted as request asks but without its recipe; then the folds, those
// with the lowest values first, named by their place and range. by: a filter with a quantity. Folds have no
// languages and no overlap of pieces, and a paraphrase score only where it ranks them.
Result<StatisticsSummary> computeFoldStatistics(const StatisticsRequest& request, const RecipeStep& by,
                                                int folds, JobContext& job);

}  // namespace paragram
