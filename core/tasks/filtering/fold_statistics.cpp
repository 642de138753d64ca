#include "core/tasks/filtering/fold_statistics.h"

#include <fmt/format.h>

namespace paragram {

Result<StatisticsSummary> computeFoldStatistics(const StatisticsRequest& request, const FoldRequest& ranking,
                                                FoldSummary folds, JobContext& job) {
    StatisticsRequest counted = request;
    counted.recipe = {};
    counted.folds = std::move(folds.foldOf);
    Result<StatisticsSummary> summary = computeStatistics(counted, job);
    if (!summary) return summary;
    for (std::size_t f = 0; f + 1 < summary->stages.size(); ++f) {
        const Fold& fold = folds.folds[f];
        StageStatistics& stage = summary->stages[f + 1];
        stage.name += fmt::format(": {:.4g} to {:.4g} {}", fold.lowest, fold.highest, folds.quantity);
        if (ranking.by.filter == "paraphrase" && fold.pairs > 0 && request.model.empty())
            stage.statistics.meanParaphrase = fold.mean;
    }
    return summary;
}

}  // namespace paragram
