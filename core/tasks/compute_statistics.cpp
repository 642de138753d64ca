#include "core/tasks/compute_statistics.h"

#include <cmath>

#include "core/tasks/analyse_overlap.h"
#include "core/tasks/filter_context.h"
#include "core/tasks/filter_stream.h"
#include "core/tasks/pair_scorer.h"

namespace paragram {
namespace {

// All stages at once: a pair counts for every stage up to the step that drops it.
class Stages {
  public:
    Stages(std::size_t steps, bool languages, PairScorer scorer)
        : collectors_(steps + 1), languages_(languages), scorer_(std::move(scorer)) {}

    // For any thread: of the pairs that a batch drops, then of those that have passed all steps.
    MeasuredPairs measure(const PairBatch& batch, bool passed, FilterWorkspace& work) const {
        std::vector<std::uint32_t> chosen;
        for (const DroppedPair& dropped : batch.dropped) chosen.push_back(dropped.pair);
        if (passed) chosen.insert(chosen.end(), batch.alive.begin(), batch.alive.end());
        std::vector<float> cosines(chosen.size(), std::nanf(""));
        if (scorer_) scorer_(batch.pairs, chosen, cosines);
        MeasuredPairs measured;
        for (std::size_t i = 0; i < chosen.size(); ++i)
            measured.add(batch.pairs[chosen[i]], languages_, work, cosines[i]);
        return measured;
    }

    void add(const PairBatch& batch, const MeasuredPairs& measured) {
        for (std::size_t i = 0; i < measured.size(); ++i) {
            const std::size_t stages =
                i < batch.dropped.size() ? batch.dropped[i].step + std::size_t{1} : size();
            for (std::size_t stage = 0; stage < stages; ++stage) collectors_[stage].add(measured, i);
        }
    }
    std::size_t size() const { return collectors_.size(); }
    PairStatistics result(std::size_t stage) const {
        PairStatistics result = collectors_[stage].result();
        if (stage > 0) result.source.languages = result.target.languages = {};
        return result;
    }

  private:
    std::vector<StatisticsCollector> collectors_;
    bool languages_;
    PairScorer scorer_;
};

Result<double> pieceOverlap(const StatisticsRequest& request, JobContext& job) {
    OverlapRequest overlap{request.pairs, request.tokenizers, request.model};
    const Result<OverlapSummary> found = measureOverlap(overlap, job);
    if (!found) return found.error();
    return found->stopped ? std::nan("") : found->overlap;
}

Result<StatisticsSummary> count(const StatisticsRequest& request, const PairStore& store, FilterChain& chain,
                                PairScorer scorer, JobContext& job) {
    StatisticsSummary summary;
    summary.info = store.info();
    Stages stages(chain.size(), request.languages, std::move(scorer));
    FilterStream stream = streamOf(store);
    stream.measure = [&](const PairBatch& batch, bool passed, FilterWorkspace& work) -> std::any {
        return stages.measure(batch, passed, work);
    };
    stream.take = [&](const PairBatch& batch, bool, std::any& measured) {
        stages.add(batch, *std::any_cast<MeasuredPairs>(&measured));
        measured.reset();
    };
    stream.threads = request.threads;
    stream.folder = std::filesystem::temp_directory_path();
    stream.stage = "Counting";
    const Result<StreamOutcome> outcome = runFilterStream(chain, stream, job);
    if (!outcome) return outcome.error();
    summary.stopped = outcome->stopped;
    for (std::size_t i = 0; i < stages.size(); ++i)
        summary.stages.push_back({i == 0 ? "all pairs" : chain.counts()[i - 1].line, stages.result(i)});
    if (!summary.stopped && (!request.model.empty() || !request.tokenizers.empty())) {
        const Result<double> overlap = pieceOverlap(request, job);
        // Word vectors score pairs but cut no pieces.
        if (!overlap && !request.tokenizers.empty()) return overlap.error();
        if (overlap) summary.stages.front().statistics.pieceOverlap = *overlap;
    }
    return summary;
}

}  // namespace

Result<StatisticsSummary> computeStatistics(const StatisticsRequest& request, JobContext& job) {
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    const PairStoreInfo& info = store->info();
    PairScorer scorer;
    if (!request.model.empty()) {
        Result<PairScorer> loaded =
            loadPairScorer(request.model, info.sourceLanguage, info.targetLanguage, job);
        if (!loaded) return loaded.error();
        scorer = std::move(*loaded);
    }
    const FilterContext context =
        makeFilterContext(info.sourceLanguage, info.targetLanguage, request.suites, job);
    Result<FilterChain> chain = FilterChain::make(request.recipe, context);
    if (!chain) return chain.error();
    try {
        return count(request, *store, *chain, std::move(scorer), job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

Result<PairStatistics> computeStatistics(const std::filesystem::path& store, JobContext& job) {
    StatisticsRequest request;
    request.pairs = store;
    Result<StatisticsSummary> summary = computeStatistics(request, job);
    if (!summary) return summary.error();
    return std::move(summary->stages.front().statistics);
}

}  // namespace paragram
