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
    rank.statistics = true;
    // First, because a quantity that cannot be measured need not wait for all the others.
    Result<FoldSummary> ranked = foldPairs(rank, job);
    if (!ranked) return ranked.error();
    StatisticsRequest whole = request;
    whole.recipe = {};
    Result<StatisticsSummary> summary = computeStatistics(whole, job);
    if (!summary || summary->stopped) return summary;
    summary->stopped = ranked->stopped;
    for (std::size_t f = 0; f < ranked->folds.size() && !ranked->stopped; ++f) {
        Fold& fold = ranked->folds[f];
        if (by.filter == "paraphrase" && fold.pairs > 0) fold.statistics.meanParaphrase = fold.mean;
        summary->stages.push_back(
            {fmt::format("fold {}: {:.4g} to {:.4g} {}", f + 1, fold.lowest, fold.highest, ranked->quantity),
             std::move(fold.statistics)});
    }
    return summary;
}

}  // namespace paragram
