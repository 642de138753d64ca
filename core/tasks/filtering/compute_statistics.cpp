#include "core/tasks/filtering/compute_statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/analysis/piece_overlap.h"
#include "core/base/files/temporary_folder.h"
#include "core/evaluation/filter_context.h"
#include "core/models/pair_scorer.h"
#include "core/pairs/recipes/filter_stream.h"
#include "core/tasks/evaluation/analyse_overlap.h"

namespace paragram {
namespace {

// All stages at once: a pair counts for every stage up to the step that drops it, or for all pairs and its
// fold.
class Stages {
  public:
    Stages(const StatisticsRequest& request, std::size_t steps, PairScorer scorer,
           const std::optional<OverlapTokens>& tokens)
        : folds_(request.folds), languages_(request.languages), scorer_(std::move(scorer)) {
        const std::size_t parts = folds_.empty() ? steps : std::size_t{*std::ranges::max_element(folds_)} + 1;
        for (std::size_t stage = 0; stage <= parts; ++stage) collectors_.emplace_back(request.trigrams);
        for (std::size_t stage = 0; tokens && stage < size(); ++stage)
            pieces_.emplace_back(*tokens->tokenizer, tokens->lowerCase);
    }

    // For any thread: measures the pairs that a batch drops, then those that have passed all steps.
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
            const bool dropped = i < batch.dropped.size();
            std::size_t last = dropped ? std::size_t{batch.dropped[i].step} : size() - 1;
            if (!folds_.empty()) last = std::size_t{folds_[next_++]} + 1;
            for (std::size_t stage = 0; stage <= last; ++stage) {
                if (folds_.empty() || stage == 0 || stage == last) collectors_[stage].add(measured, i);
            }
            if (pieces_.empty()) continue;
            const std::uint32_t place =
                dropped ? batch.dropped[i].pair : batch.alive[i - batch.dropped.size()];
            pieces_[last].add(batch.pairs[place].source, Side::source);
            pieces_[last].add(batch.pairs[place].target, Side::target);
        }
    }
    // Call when all pairs are in: stages that contain others add up their pieces.
    void finish() {
        for (std::size_t stage = pieces_.size(); stage-- > 1;)
            pieces_[folds_.empty() ? stage - 1 : 0].merge(pieces_[stage]);
    }
    std::size_t size() const { return collectors_.size(); }
    PairStatistics result(std::size_t stage, Side side) const {
        PairStatistics result = collectors_[stage].result();
        if (!pieces_.empty()) result.pieceOverlap = pieces_[stage].overlap(side);
        return result;
    }

  private:
    const std::vector<std::uint8_t>& folds_;
    std::size_t next_ = 0;  // number of the next pair, with folds
    bool languages_;
    PairScorer scorer_;
    std::vector<StatisticsCollector> collectors_;
    std::vector<PieceOverlap> pieces_;  // of the pairs that end at each stage; complete after finish
};

// Empty if nothing is requested, and for word vectors, which score pairs but have no tokenizer.
Result<std::optional<OverlapTokens>> tokensOf(const StatisticsRequest& request) {
    if (request.model.empty() && request.tokenizers.empty()) return std::optional<OverlapTokens>();
    Result<OverlapTokens> tokens = loadOverlapTokens(request.tokenizers, request.model);
    if (!tokens && !request.tokenizers.empty()) return tokens.error();
    if (!tokens) return std::optional<OverlapTokens>();
    return std::optional<OverlapTokens>(std::move(*tokens));
}

Result<StatisticsSummary> count(const StatisticsRequest& request, const PairStore& store, FilterChain& chain,
                                PairScorer scorer, JobContext& job) {
    StatisticsSummary summary;
    summary.info = store.info();
    const Result<std::optional<OverlapTokens>> tokens = tokensOf(request);
    if (!tokens) return tokens.error();
    Stages stages(request, chain.size(), std::move(scorer), *tokens);
    FilterStream stream = streamOf(store);
    stream.measure = [&](const PairBatch& batch, bool passed, FilterWorkspace& work) -> std::any {
        return stages.measure(batch, passed, work);
    };
    stream.take = [&](const PairBatch& batch, bool, std::any& measured) {
        stages.add(batch, *std::any_cast<MeasuredPairs>(&measured));
        measured.reset();
    };
    stream.threads = request.threads;
    stream.folder = temporaryFolder();
    stream.stage = "Counting";
    const Result<StreamCounts> outcome = runFilterStream(chain, stream, job);
    if (!outcome) return outcome.error();
    stages.finish();
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const std::string name = i == 0                   ? "all pairs"
                                 : !request.folds.empty() ? fmt::format("fold {}", i)
                                                          : chain.counts()[i - 1].line;
        summary.stages.push_back({name, stages.result(i, overlapSide(summary.info))});
    }
    return Result<StatisticsSummary>::of(std::move(summary), outcome.stopped());
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
    FilterContext context = makeFilterContext(info, request.suites, job);
    context.scoreModel = request.model;
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
    return Result<PairStatistics>::of(std::move(summary->stages.front().statistics), summary.stopped());
}

}  // namespace paragram
