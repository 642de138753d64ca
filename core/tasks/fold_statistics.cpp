#include "core/tasks/fold_statistics.h"

#include <fmt/format.h>

#include "core/tasks/fold_pairs.h"

namespace paragram {

Result<StatisticsSummary> computeFoldStatistics(const StatisticsRequest& request, const RecipeStep& by,
                                                int folds, JobContext& job) {
    FoldRequest rank;
    rank.pairs = request.pairs;
    rank.by = by;
    rank.folds = folds;
    // First, because a quantity that cannot be measured need not wait for all the others.
    Result<FoldSummary> ranked = foldPairs(rank, job);
    if (!ranked) return ranked.error();
    StatisticsRequest counted = request;
    counted.recipe = {};
    counted.folds = std::move(ranked->foldOf);
    Result<StatisticsSummary> summary = computeStatistics(counted, job);
    if (!summary || summary->stopped) return summary;
    summary->stopped = ranked->stopped;
    for (std::size_t f = 0; f + 1 < summary->stages.size(); ++f) {
        const Fold& fold = ranked->folds[f];
        StageStatistics& stage = summary->stages[f + 1];
        stage.name += fmt::format(": {:.4g} to {:.4g} {}", fold.lowest, fold.highest, ranked->quantity);
        if (by.filter == "paraphrase" && fold.pairs > 0 && request.model.empty())
            stage.statistics.meanParaphrase = fold.mean;
    }
    return summary;
}

}  // namespace paragram
