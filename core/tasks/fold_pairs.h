// A pair store ranked by a quantity and cut in equal parts (P18 5.4).
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/pair_statistics.h"
#include "core/pairs/recipe.h"

namespace paragram {

struct FoldRequest {
    std::filesystem::path pairs;  // store
    RecipeStep by;                // a filter with a quantity; of two sides the mean counts
    int folds = 10;
    std::map<int, std::filesystem::path> outputs;  // stores of some folds, from 1; 1 has the lowest values
    bool statistics = false;                       // of each fold
    std::string sourceLanguage, targetLanguage;    // empty: the store's
    int threads = 0;                               // 0: one for each core
};

struct Fold {
    std::int64_t pairs = 0;
    double lowest = 0, highest = 0, mean = 0;  // of the quantity
    PairStatistics statistics;                 // where asked for
};

struct FoldSummary {
    std::string quantity;
    std::vector<Fold> folds;
    std::vector<std::uint8_t> foldOf;  // of each pair, from 0
    bool stopped = false;              // nothing was written
};

// Pairs of equal values come in a random order, always the same. Error where a pair has no value (no given
// score).
Result<FoldSummary> foldPairs(const FoldRequest& request, JobContext& job);

// The quantity that a step measures, of each pair of a store: NaN where there is none. Empty when stopped.
Result<std::vector<float>> measurePairs(const std::filesystem::path& pairs, const RecipeStep& step,
                                        int threads, JobContext& job);

}  // namespace paragram
