#include "core/tasks/filtering/preview_recipe.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/evaluation/filter_context.h"
#include "core/pairs/recipes/filter_pipeline.h"

namespace paragram {
namespace {

constexpr std::int64_t kBlock = 512;  // pairs per block; the blocks are spread over the store

// The finite values, sorted.
std::vector<float> sorted(std::vector<float> values) {
    std::erase_if(values, [](float v) { return !std::isfinite(v); });
    std::sort(values.begin(), values.end());
    return values;
}

double percentile(const std::vector<float>& values, double share) {
    const auto last = static_cast<double>(values.size() - 1);
    return values[static_cast<std::size_t>(std::lround(std::clamp(share / 100, 0.0, 1.0) * last))];
}

std::string number(double value) {
    return fmt::format("{:.4g}", value);
}

// Runs one step on the alive pairs of a batch that contains the complete sample.
void runStep(FilterChain& chain, std::size_t step, PairBatch& batch, FilterWorkspace& work,
             StepPreview& out) {
    const std::vector<std::uint32_t> before = batch.alive;
    const std::size_t droppedBefore = batch.dropped.size();
    std::vector<FilterDecision> judgements;
    if (chain.remembers(step)) {
        chain.makeKeys(batch, step);
        chain.admit(batch, step);
        if (chain.decidesLate(step)) {
            std::vector<TextHash> keys = std::move(batch.keys);
            batch.waitingKeys.resize(batch.pairs.size());
            for (std::size_t i = 0; i < batch.alive.size(); ++i) batch.waitingKeys[batch.alive[i]] = keys[i];
            chain.settle(batch, step);
        }
    } else {
        chain.judge(batch, step, step + 1, work, &judgements);
    }
    out.ran = true;
    out.seen = static_cast<std::int64_t>(before.size());
    out.kept = static_cast<std::int64_t>(batch.alive.size());
    for (const FilterDecision& judgement : judgements) {
        if (std::isnan(judgement.first)) continue;
        out.first.push_back(judgement.first);
        if (!std::isnan(judgement.second)) out.second.push_back(judgement.second);
    }
    const int place = chain.counts()[step].place;
    for (std::size_t i = droppedBefore; i < batch.dropped.size(); ++i) {
        const DroppedPair& dropped = batch.dropped[i];
        out.dropped.push_back({batch.pairs[dropped.pair], dropped.judgement, place, dropped.pair});
    }
}

}  // namespace

std::optional<std::pair<double, double>> percentilesOf(const StepPreview& step, double low, double high) {
    const std::vector<float> first = sorted(step.first), second = sorted(step.second);
    if (first.empty()) return std::nullopt;
    std::pair<double, double> found{percentile(first, low), percentile(first, high)};
    if (!second.empty()) {
        found.first = std::min(found.first, percentile(second, low));
        found.second = std::max(found.second, percentile(second, high));
    }
    return found;
}

Recipe proposeThresholds(const Recipe& recipe, const RecipePreview& preview, double low, double high) {
    Recipe proposed = recipe;
    for (std::size_t i = 0; i < proposed.steps.size(); ++i) {
        RecipeStep& step = proposed.steps[i];
        const auto range = percentilesOf(preview.steps[i], low, high);
        if (!range || !step.kind().parameter("minimum")) continue;
        const auto set = [&](const char* key, double value) {
            const FilterParameter& p = *step.kind().parameter(key);
            step.values[key] = number(std::clamp(value, p.minimum, p.maximum));
        };
        set("minimum", range->first);
        set("maximum", range->second);
    }
    return proposed;
}

RecipePreviewer::RecipePreviewer(std::vector<SentencePair> sample,
                                 std::pair<std::string, std::string> languages,
                                 std::vector<std::filesystem::path> suites)
    : suites_(std::move(suites)), sample_(std::move(sample)) {
    info_.pairs = static_cast<std::int64_t>(sample_.size());
    info_.sourceLanguage = std::move(languages.first);
    info_.targetLanguage = std::move(languages.second);
}

Result<Nothing> RecipePreviewer::readSample() {
    if (!sample_.empty() || store_.empty()) return Nothing{};
    const Result<PairStore> store = PairStore::open(store_);
    if (!store) return store.error();
    info_ = store->info();
    try {
        const std::int64_t blocks = (std::min(samplePairs_, info_.pairs) + kBlock - 1) / kBlock;
        const bool whole = info_.pairs <= samplePairs_;
        for (std::int64_t b = 0; b < blocks; ++b) {
            const std::int64_t first =
                whole ? b * kBlock : b * (info_.pairs - kBlock) / std::max<std::int64_t>(1, blocks - 1);
            for (SentencePair& pair : store->read(first, kBlock)) sample_.push_back(std::move(pair));
        }
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
    return Nothing{};
}

FilterContext RecipePreviewer::context(JobContext& job) {
    FilterContext made = makeFilterContext(info_, suites_, job);
    made.scoreModel = scoreModel_;
    made.loadScorer = [this,
                       load = made.loadScorer](const std::filesystem::path& model) -> Result<PairScorer> {
        if (const auto known = scorers_.find(model); known != scorers_.end()) return known->second;
        Result<PairScorer> scorer = load(model);
        if (scorer) scorers_[model] = *scorer;
        return scorer;
    };
    made.loadEvaluation =
        [this, load = made.loadEvaluation](
            const std::vector<std::filesystem::path>& paths) -> Result<EvaluationSentences> {
        if (const auto known = evaluation_.find(paths); known != evaluation_.end()) return known->second;
        Result<EvaluationSentences> sentences = load(paths);
        if (sentences) evaluation_[paths] = *sentences;
        return sentences;
    };
    return made;
}

Result<RecipePreview> RecipePreviewer::preview(const Recipe& recipe, JobContext& job) {
    const std::lock_guard lock(mutex_);
    if (job.shouldStop()) return Stopped{};
    RecipePreview preview;
    const Result<Nothing> read = readSample();
    if (!read) return read.error();
    const FilterContext filters = context(job);
    Result<FilterChain> chain = FilterChain::make(recipe, filters);
    if (!chain) return chain.error();
    preview.pairs = static_cast<std::int64_t>(sample_.size());
    preview.whole = preview.pairs == info_.pairs;
    preview.steps.resize(recipe.steps.size());
    PairBatch batch;
    batch.pairs = std::move(sample_);
    batch.begin(chain->size());
    FilterWorkspace work;
    bool stopped = false;
    for (std::size_t step = 0; step < chain->size() && !stopped; ++step) {
        const auto place = static_cast<std::size_t>(chain->counts()[step].place);
        runStep(*chain, step, batch, work, preview.steps[place]);
        stopped = job.shouldStop();
    }
    preview.kept = static_cast<std::int64_t>(batch.alive.size());
    preview.alive = std::move(batch.alive);
    sample_ = std::move(batch.pairs);
    const std::vector<FilterCount> report = chain->report();
    for (const FilterCount& count : report)
        preview.steps[static_cast<std::size_t>(count.place)].notes = count.notes;
    return Result<RecipePreview>::of(std::move(preview), stopped);
}

std::vector<SentencePair> RecipePreviewer::pairs(std::span<const std::uint32_t> numbers) {
    const std::lock_guard lock(mutex_);
    std::vector<SentencePair> found;
    for (const std::uint32_t number : numbers)
        if (number < sample_.size()) found.push_back(sample_[number]);
    return found;
}

}  // namespace paragram
