// Statistics of a pair store, and of what each step of a recipe or each fold leaves of it.
#pragma once

#include <string>
#include <vector>

#include "core/pairs/statistics/pair_statistics.h"
#include "core/pairs/statistics/parse_entropy.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

struct StageStatistics {
    std::string name;  // "all pairs", a step's line in the recipe, or a fold with its range
    PairStatistics statistics;
};

struct StatisticsSummary {
    PairStoreInfo info;
    std::vector<StageStatistics> stages;    // the first is the complete store
    std::vector<ParseStatistics> parses{};  // of the files that were given
};

}  // namespace paragram
