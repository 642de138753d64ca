// Previews a recipe on a subsample of a store while it is edited.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/filters/filter_table.h"
#include "core/pairs/recipes/dropped_pairs.h"
#include "core/pairs/recipes/filter_chain.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

struct StepPreview {
    bool ran = false;  // enabled
    std::int64_t seen = 0, kept = 0;
    // Values of the pairs that reached the step; second is empty for a quantity of the pair, both without a
    // quantity.
    std::vector<float> first, second;
    std::vector<DroppedExample> dropped;  // all of them, in the order of the pairs
    std::vector<std::string> notes;
};

struct RecipePreview {
    std::int64_t pairs = 0, kept = 0;  // of the sample
    bool whole = false;                // the sample is the complete store
    std::vector<StepPreview> steps;    // in the order of the recipe
    std::vector<std::uint32_t> alive;  // the pairs kept, by their numbers in the sample, ascending
};

// The values below which `low` and `high` per cent of the pairs are, for proposing thresholds. Of two sides,
// the lower value counts for the low end and the higher one for the high end. Empty without values.
std::optional<std::pair<double, double>> percentilesOf(const StepPreview& step, double low, double high);

// The same recipe with minimum and maximum of every measuring step set to percentiles of the pairs that reach
// it.
Recipe proposeThresholds(const Recipe& recipe, const RecipePreview& preview, double low, double high);

// Keeps the sample, models and evaluation sets between previews. For any thread, one at a time.
class RecipePreviewer {
  public:
    RecipePreviewer(std::filesystem::path store, std::vector<std::filesystem::path> suites,
                    std::int64_t subsamplePairs = 20'000)
        : store_(std::move(store)), suites_(std::move(suites)), samplePairs_(subsamplePairs) {}
    // For pairs that are not in a store yet. languages: codes, empty if unknown.
    RecipePreviewer(std::vector<SentencePair> sample, std::pair<std::string, std::string> languages,
                    std::vector<std::filesystem::path> suites);

    const std::filesystem::path& store() const { return store_; }
    // Of steps that need a model and name none.
    void setScoreModel(std::filesystem::path model) { scoreModel_ = std::move(model); }
    // Duplicates are searched within the sample only, so fewer are found than in a large store. Error for a
    // store or recipe that cannot be read. Stopped: the steps that have run.
    Result<RecipePreview> preview(const Recipe& recipe, JobContext& job);
    // Pairs of the sample by their numbers, after a preview.
    std::vector<SentencePair> pairs(std::span<const std::uint32_t> numbers);

  private:
    Result<Nothing> readSample();
    FilterContext context(JobContext& job);

    std::filesystem::path store_;
    std::vector<std::filesystem::path> suites_;
    std::filesystem::path scoreModel_;
    std::int64_t samplePairs_ = 0;
    std::mutex mutex_;
    PairStoreInfo info_;
    std::vector<SentencePair> sample_;
    std::map<std::filesystem::path, PairScorer> scorers_;
    std::map<std::vector<std::filesystem::path>, EvaluationSentences> evaluation_;
};

}  // namespace paragram
