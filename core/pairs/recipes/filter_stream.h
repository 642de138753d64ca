// Runs pairs from any source through a recipe; shared by import and filter.
#pragma once

#include <any>
#include <filesystem>
#include <functional>

#include "core/base/job_context.h"
#include "core/pairs/recipes/filter_chain.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

struct FilterStream {
    // Replaces pairs by the next ones, at most `most`; false at the end. One call at a time, from any thread.
    std::function<Result<bool>(std::vector<SentencePair>& pairs, std::size_t most)> read;
    // Called with each pair that passed all filters, in the order read.
    std::function<void(const SentencePair& pair)> write;
    // Called with each dropped pair; may be empty. The order does not depend on the number of threads.
    std::function<void(const SentencePair& pair, const DroppedPair& dropped)> drop;
    // Instead of write and drop, for work on complete batches: measure may be called by any thread; its
    // results are passed to take, one call at a time, in the order read. passed: the pairs of batch.alive
    // have passed all filters.
    std::function<std::any(const PairBatch& batch, bool passed, FilterWorkspace& work)> measure;
    std::function<void(const PairBatch& batch, bool passed, std::any& measured)> take;
    // Share of the input read, 0..1; 0: unknown. Called after read, on its thread.
    std::function<double()> fraction;
    // Set: each rank reads its own pairs, which are filtered as if those of rank 0 came first.
    Communicator* ranks = nullptr;
    std::filesystem::path folder;  // for temporary files of pairs that wait for a late decision
    std::string stage = "Filtering";
    int threads = 0;  // 0: one per core
};

// Reads all pairs of a store, which must outlive the stream.
FilterStream streamOf(const PairStore& store);

struct StreamCounts {
    std::int64_t read = 0, kept = 0;
};

// Stopped: the pairs read so far have gone through all steps; on several ranks, if one of them was stopped.
// They return the Error of the first that failed. Throws MachineFailure, Hdf5Damage.
Result<StreamCounts> runFilterStream(FilterChain& chain, const FilterStream& stream, JobContext& job);

}  // namespace paragram
