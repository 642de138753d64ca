// Which pairs one recipe keeps and another drops.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filter_chain.h"
#include "core/tasks/dropped_pairs.h"
#include "core/tasks/preview_recipe.h"

namespace paragram {

struct RecipeDifference {
    std::int64_t pairs = 0;
    std::int64_t both = 0, onlyFirst = 0, onlySecond = 0, neither = 0;  // kept by
    // In the order of the pairs. The step is one of the other recipe: of the second for what only the first
    // keeps.
    std::vector<DroppedExample> keptByFirst, keptBySecond;
    double seconds = 0;
    bool stopped = false;  // nothing is told and nothing was written
};

// Of two previews of the same sample.
RecipeDifference differenceOf(const RecipePreview& first, const RecipePreview& second);

// Of a preview, in the order of the pairs.
std::vector<DroppedExample> pairsBetween(const RecipePreview& preview, const StageRange& range);

struct CompareRequest {
    std::filesystem::path pairs;  // store
    Recipe first, second;
    std::filesystem::path dropped;              // as DroppedFile writes it, "first" or "second" in front
    std::size_t examples = 0;                   // so many of each direction are given back
    std::vector<std::filesystem::path> suites;  // evaluation sets for the step leak
    int threads = 0;                            // 0: one for each core
};

// Reads the store four times; memory is a bit a pair and 24 bytes a dropped one.
Result<RecipeDifference> compareRecipes(const CompareRequest& request, JobContext& job);

}  // namespace paragram
