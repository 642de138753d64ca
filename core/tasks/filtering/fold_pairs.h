// Ranks a pair store by a quantity and divides it into equal parts (P18, 5.4).
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/recipes/recipe.h"

namespace paragram {

struct FoldRequest {
    std::filesystem::path pairs;  // store
    RecipeStep by;                // a filter that measures a quantity; of two sides, their mean
    int folds = 10;
    std::map<int, std::filesystem::path> outputs;  // stores by fold, from 1: the lowest values
    std::string sourceLanguage, targetLanguage;    // empty: the store's
    int threads = 0;                               // 0: one for each core
};

struct Fold {
    std::int64_t pairs = 0;
    double lowest = 0, highest = 0, mean = 0;  // values of the quantity
};

struct FoldSummary {
    std::string quantity;
    std::vector<Fold> folds;
    std::vector<std::uint8_t> foldOf;  // of each pair, from 0
    std::vector<float> values;         // of each pair
};

// Pairs with equal values are in a random order, always the same. Stopped: there is no output. Error if a
// pair has no value (no given score), and for requests that make no sense. Throws MachineFailure.
Result<FoldSummary> foldPairs(const FoldRequest& request, JobContext& job);

}  // namespace paragram
