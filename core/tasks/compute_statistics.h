// What a set of pairs holds (P18, Table 1).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/pair_statistics.h"
#include "core/pairs/pair_store.h"
#include "core/pairs/recipe.h"

namespace paragram {

struct StatisticsRequest {
    std::filesystem::path pairs;  // store
    bool languages = false;       // detect the language of every sentence
    std::filesystem::path model;  // scores paraphrases and cuts pieces; empty: none
    std::vector<std::filesystem::path>
        tokenizers;                             // for the overlap of pieces, one or one a side; else model's
    Recipe recipe;                              // also of what each of its steps leaves
    std::vector<std::filesystem::path> suites;  // for its step leak
    // In place of a recipe: the fold of each pair, from 0; all folds become stages.
    std::vector<std::uint8_t> folds;
    int threads = 0;  // 0: one for each core; the numbers are the same
};

// Of the pairs that have come so far.
struct StageStatistics {
    std::string name;  // "all pairs", or a step's line in the recipe
    PairStatistics statistics;
};

struct StatisticsSummary {
    PairStoreInfo info;
    std::vector<StageStatistics> stages;  // the first is the whole store
    bool stopped = false;                 // what was counted until then
};

Result<StatisticsSummary> computeStatistics(const StatisticsRequest& request, JobContext& job);
// Of the store alone.
Result<PairStatistics> computeStatistics(const std::filesystem::path& store, JobContext& job);

}  // namespace paragram
