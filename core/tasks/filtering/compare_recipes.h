// Finds the pairs that one recipe keeps and another drops.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/recipes/dropped_pairs.h"
#include "core/pairs/recipes/filter_chain.h"
#include "core/tasks/filtering/preview_recipe.h"

namespace paragram {

struct RecipeDifference {
    std::int64_t pairs = 0;
    std::int64_t both = 0, onlyFirst = 0, onlySecond = 0, neither = 0;  // kept by ...
    // In the order of the pairs. The step belongs to the recipe that drops the pair: to the second one in
    // keptByFirst.
    std::vector<DroppedExample> keptByFirst, keptBySecond;
    double seconds = 0;
};

// Compares two previews of the same sample.
RecipeDifference differenceOf(const RecipePreview& first, const RecipePreview& second);

// The pairs that a preview drops in a range of stages, in the order of the pairs.
std::vector<DroppedExample> pairsBetween(const RecipePreview& preview, const StageRange& range);

struct CompareRequest {
    std::filesystem::path pairs;  // store
    Recipe first, second;
    std::filesystem::path dropped;  // in the form of DroppedFile, with a first column "first" or "second"
    std::size_t examples = 0;       // number of examples to return for each direction
    std::vector<std::filesystem::path> suites;  // evaluation sets for the filter leak
    std::filesystem::path scoreModel{};         // of steps that need a model and name none; empty: none
    int threads = 0;                            // 0: one for each core
};

// Reads the store four times; needs one bit of memory per pair and 24 bytes per dropped pair. Returns
// Stopped. Error for a store or recipe that cannot be read. Throws MachineFailure.
Result<RecipeDifference> compareRecipes(const CompareRequest& request, JobContext& job);

}  // namespace paragram
