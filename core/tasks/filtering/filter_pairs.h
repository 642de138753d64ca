// Filters a pair store into another pair store.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/recipes/dropped_pairs.h"
#include "core/pairs/recipes/filter_chain.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

struct FilterRequest {
    std::filesystem::path pairs;  // store
    Recipe recipe;
    std::filesystem::path output;       // store; empty: pairs are only counted
    std::filesystem::path dropped;      // dropped pairs, in the form of DroppedFile; empty: not written
    std::optional<StageRange> between;  // limits dropped to some steps; empty: all steps
    std::size_t examples = 0;           // number of dropped pairs to return
    std::vector<std::filesystem::path> suites;   // evaluation sets for the filter leak
    std::filesystem::path scoreModel{};          // of steps that need a model and name none; empty: none
    std::string sourceLanguage, targetLanguage;  // empty: the store's
    int threads = 0;                             // 0: one for each core
};

struct FilterSummary {
    std::int64_t seen = 0, kept = 0, droppedWritten = 0;
    std::vector<FilterCount> steps;   // in the order they ran
    std::int64_t droppedBetween = 0;  // of all steps if no range was requested
    std::vector<DroppedExample> dropped;
    double seconds = 0;
};

// Stopped: the output contains the pairs read so far, filtered. Error for a store or recipe that cannot be
// read, or if no pair is left. Throws MachineFailure.
Result<FilterSummary> filterPairs(const FilterRequest& request, JobContext& job);

// Adds a recipe and its counts to the provenance of a store.
void addProvenance(PairStoreInfo& info, const Recipe& recipe, const std::vector<FilterCount>& steps);

// "only 3 of 200 pairs left; length dropped 197": the reason for an Error if no pair is left.
std::string dropReasons(const std::vector<FilterCount>& steps);

}  // namespace paragram
