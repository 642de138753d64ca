#include "core/pairs/recipes/filter_stream.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>

#include "core/base/stopwatch.h"
#include "core/pairs/recipes/filter_pipeline.h"
#include "core/pairs/store/pair_spool.h"

namespace paragram {
namespace {

// Runs a recipe in several passes: a step with a late decision ends one, and the pairs that it admitted wait
// on disk.
class StreamRun {
  public:
    StreamRun(FilterChain& chain, const FilterStream& stream, JobContext& job)
        : chain_(chain), stream_(stream), job_(job) {
        if (stream.ranks) chain.divideAmong(*stream.ranks);
    }

    Result<StreamCounts> run() {
        for (std::size_t first = 0;;) {
            std::size_t last = first;
            while (last < chain_.size() && !chain_.decidesLate(last)) ++last;
            const bool final = last == chain_.size();
            if (!final) ++last;
            std::optional<PairSpool> next;
            if (!final) next.emplace(stream_.folder);
            runPass(first, last, next ? &*next : nullptr);
            if (const Result<Nothing> passed = endOfPass(); !passed) return passed.error();
            if (final) break;
            chain_.agree(last - 1);
            next->rewind();
            waiting_ = std::move(next);
            first = last;
        }
        chain_.addUp();
        return Result<StreamCounts>::of({read_, kept_}, stopped_);
    }

  private:
    Result<Nothing> endOfPass() {
        const Result<Nothing> own = problem_ ? Result<Nothing>(*problem_) : Result<Nothing>::of({}, stopped_);
        if (!stream_.ranks) return own;
        Result<Nothing> all = checkAll(*stream_.ranks, own);
        if (!all.stopped()) return all;
        stopped_ = true;
        return Nothing{};
    }

    void runPass(std::size_t first, std::size_t last, PairSpool* next) {
        const bool fromSpool = waiting_.has_value();
        done_ = 0;
        fraction_ = 0;
        const Stopwatch watch;
        PipelineWork work;
        work.read = [&](PairBatch& batch) { return fromSpool ? readWaiting(batch) : readInput(batch); };
        if (stream_.measure) {
            work.measure = [&](PairBatch& batch, FilterWorkspace& workspace) {
                batch.measured = stream_.measure(batch, next == nullptr, workspace);
            };
        }
        work.write = [&](PairBatch& batch) { take(batch, next); };
        work.report = [&] { report(fromSpool, watch.seconds()); };
        runPipeline(chain_, first, last, work, stream_.threads);
    }

    bool readInput(PairBatch& batch) {
        if (problem_) return false;
        if (job_.shouldStop()) {
            stopped_ = true;
            return false;
        }
        batch.pairs.resize(kBatchPairs);
        const Result<bool> more = stream_.read(batch.pairs, kBatchPairs);
        if (!more) problem_ = more.error();
        if (!more || !*more) return false;
        read_ += static_cast<std::int64_t>(batch.pairs.size());
        done_ = static_cast<double>(read_);
        fraction_ = stream_.fraction ? stream_.fraction() : 0;
        return true;
    }

    // After a stop, the pairs already read still go through the remaining steps.
    bool readWaiting(PairBatch& batch) {
        if (!stopped_ && job_.shouldStop()) {
            stopped_ = true;
            return false;
        }
        batch.pairs.resize(kBatchPairs);
        batch.waitingKeys.resize(kBatchPairs);
        std::size_t count = 0;
        while (count < kBatchPairs && waiting_->read(batch.pairs[count], batch.waitingKeys[count])) ++count;
        batch.pairs.resize(count);
        batch.waitingKeys.resize(count);
        done_ = done_ + static_cast<double>(count);
        fraction_ = done_ / static_cast<double>(std::max<std::int64_t>(1, waiting_->pairs()));
        return count > 0;
    }

    void take(PairBatch& batch, PairSpool* next) {
        if (stream_.drop)
            for (const DroppedPair& dropped : batch.dropped) stream_.drop(batch.pairs[dropped.pair], dropped);
        for (std::size_t i = 0; i < batch.alive.size(); ++i) {
            const SentencePair& pair = batch.pairs[batch.alive[i]];
            if (next) {
                next->write(pair, batch.keys[i]);
            } else {
                if (stream_.write) stream_.write(pair);
                ++kept_;
            }
        }
        if (stream_.take) stream_.take(batch, next == nullptr, batch.measured);
    }

    void report(bool fromSpool, double seconds) {
        const double done = done_, fraction = fraction_;
        if (done == 0) return;
        job_.report({fromSpool ? "Removing duplicates" : stream_.stage, done,
                     fraction > 0 ? done / fraction : 0, "pairs", done / seconds, "pairs",
                     fraction > 0 ? seconds * (1 - fraction) / fraction : -1});
    }

    FilterChain& chain_;
    const FilterStream& stream_;
    JobContext& job_;
    std::optional<PairSpool> waiting_;
    std::optional<Error> problem_;
    std::int64_t read_ = 0, kept_ = 0;
    std::atomic<double> done_ = 0, fraction_ = 0;
    bool stopped_ = false;
};

}  // namespace

FilterStream streamOf(const PairStore& store) {
    const auto next = std::make_shared<std::int64_t>(0);
    FilterStream stream;
    stream.read = [&store, next](std::vector<SentencePair>& pairs, std::size_t most) -> Result<bool> {
        pairs = store.read(*next, static_cast<std::int64_t>(most));
        *next += static_cast<std::int64_t>(pairs.size());
        return !pairs.empty();
    };
    stream.fraction = [&store, next] {
        const auto all = std::max<std::int64_t>(1, store.info().pairs);
        return static_cast<double>(*next) / static_cast<double>(all);
    };
    return stream;
}

Result<StreamCounts> runFilterStream(FilterChain& chain, const FilterStream& stream, JobContext& job) {
    return StreamRun(chain, stream, job).run();
}

}  // namespace paragram
