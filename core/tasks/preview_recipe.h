// What a recipe does to a sample of a store, again and again while it is edited.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filter_chain.h"
#include "core/pairs/filters/filter_table.h"
#include "core/pairs/pair_store.h"
#include "core/tasks/dropped_pairs.h"

namespace paragram {

struct StepPreview {
    bool ran = false;  // enabled
    std::int64_t seen = 0, kept = 0;
    // Of the pairs that reached the step; second is empty for a quantity of the pair, both without one.
    std::vector<float> first, second;
    std::vector<DroppedExample> dropped;  // all, in the order of the pairs
    std::vector<std::string> notes;
};

struct RecipePreview {
    std::int64_t pairs = 0, kept = 0;  // of the sample
    bool whole = false;                // the sample is the store
    std::vector<StepPreview> steps;    // as they stand in the recipe
    std::vector<std::uint32_t> alive;  // the pairs kept, by their numbers in the sample, ascending
    bool stopped = false;
};

// The values that so many per cent of the pairs lie below: for "propose". Of two sides, the lower one at the
// low end and the higher one at the high end. Nothing without values.
std::optional<std::pair<double, double>> percentilesOf(const StepPreview& step, double low, double high);

// The same recipe with minimum and maximum of every step that measures something set to percentiles of the
// pairs that reach it.
Recipe proposeThresholds(const Recipe& recipe, const RecipePreview& preview, double low, double high);

// Keeps the sample, models and evaluation sets between previews. Any thread, one at a time.
class RecipePreviewer {
  public:
    RecipePreviewer(std::filesystem::path store, std::vector<std::filesystem::path> suites,
                    std::int64_t samplePairs = 20'000)
        : store_(std::move(store)), suites_(std::move(suites)), samplePairs_(samplePairs) {}
    // Of pairs that are in no store yet. languages: codes, empty where they are not known.
    RecipePreviewer(std::vector<SentencePair> sample, std::pair<std::string, std::string> languages,
                    std::vector<std::filesystem::path> suites);

    const std::filesystem::path& store() const { return store_; }
    // Repeats are looked for within the sample, so of a large store fewer are found than there are.
    Result<RecipePreview> preview(const Recipe& recipe, JobContext& job);

  private:
    Result<Nothing> readSample();
    FilterContext context(JobContext& job);

    std::filesystem::path store_;
    std::vector<std::filesystem::path> suites_;
    std::int64_t samplePairs_ = 0;
    std::mutex mutex_;
    PairStoreInfo info_;
    std::vector<SentencePair> sample_;
    std::map<std::filesystem::path, PairScorer> scorers_;
    std::map<std::vector<std::filesystem::path>, EvaluationSentences> evaluation_;
};

}  // namespace paragram
