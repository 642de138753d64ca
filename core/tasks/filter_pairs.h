// A pair store through a recipe to another pair store.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filter_chain.h"
#include "core/pairs/pair_store.h"
#include "core/tasks/dropped_pairs.h"

namespace paragram {

struct FilterRequest {
    std::filesystem::path pairs;  // store
    Recipe recipe;
    std::filesystem::path output;                // store; empty: only counted
    std::filesystem::path dropped;               // what was dropped, as DroppedFile writes it; empty: none
    std::optional<StageRange> between;           // narrows dropped; all steps where absent
    std::size_t examples = 0;                    // so many of the dropped are given back
    std::vector<std::filesystem::path> suites;   // evaluation sets for the step leak
    std::string sourceLanguage, targetLanguage;  // empty: the store's
    int threads = 0;                             // 0: one for each core
};

struct FilterSummary {
    std::int64_t seen = 0, kept = 0, droppedWritten = 0;
    std::vector<FilterCount> steps;   // in the order they ran
    std::int64_t droppedBetween = 0;  // of all steps where no range was asked for
    std::vector<DroppedExample> dropped;
    double seconds = 0;
    bool stopped = false;  // what was read until then has gone through all steps
};

Result<FilterSummary> filterPairs(const FilterRequest& request, JobContext& job);

// Adds a recipe and what it did to what a store says of its pairs.
void addProvenance(PairStoreInfo& info, const Recipe& recipe, const std::vector<FilterCount>& steps);

// "only 3 of 200 pairs left; length dropped 197": why nothing is left, for an Error.
std::string dropReasons(const std::vector<FilterCount>& steps);

}  // namespace paragram
