// Computes statistics of a pair store (P18, Table 1).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/recipes/recipe.h"
#include "core/pairs/statistics/statistics_summary.h"

namespace paragram {

struct StatisticsRequest {
    std::filesystem::path pairs;                    // store
    bool languages = false;                         // detect the language of every sentence
    bool trigrams = false;                          // also their entropy; takes memory
    std::filesystem::path model;                    // scores pairs and tokenises; empty: none
    std::vector<std::filesystem::path> tokenizers;  // for the piece overlap: one, or one per side
    Recipe recipe;                                  // also measures what each of its steps keeps
    std::vector<std::filesystem::path> suites;      // evaluation sets for its filter leak
    // Instead of a recipe: the fold of each pair, from 0; each fold becomes a stage.
    std::vector<std::uint8_t> folds;
    int threads = 0;  // 0: one for each core; the results are the same
};

// Stopped: the statistics of the pairs read so far. Error for a store, model or recipe that cannot be read.
Result<StatisticsSummary> computeStatistics(const StatisticsRequest& request, JobContext& job);
// Statistics of the store alone.
Result<PairStatistics> computeStatistics(const std::filesystem::path& store, JobContext& job);

}  // namespace paragram
