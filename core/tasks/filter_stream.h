// Pairs from anywhere through a recipe to anywhere: what import and filter share.
#pragma once

#include <any>
#include <filesystem>
#include <functional>

#include "core/base/job_context.h"
#include "core/pairs/filter_chain.h"
#include "core/pairs/pair_store.h"

namespace paragram {

struct FilterStream {
    // Fills pairs with the next ones, at most `most`; false at the end. One call at a time, from any thread.
    std::function<Result<bool>(std::vector<SentencePair>& pairs, std::size_t most)> read;
    // A pair that passed all filters, in the order read.
    std::function<void(const SentencePair& pair)> write;
    // Pairs that a step dropped; none where empty. In the same order for any number of threads.
    std::function<void(const SentencePair& pair, const DroppedPair& dropped)> drop;
    // In place of write and drop, for work on whole batches that need not wait for its turn: measure for any
    // thread, what it gives to take, one call at a time, in the order read. passed: batch.alive has passed
    // all filters.
    std::function<std::any(const PairBatch& batch, bool passed, FilterWorkspace& work)> measure;
    std::function<void(const PairBatch& batch, bool passed, std::any& measured)> take;
    // Share of the input read, 0..1; 0: not known. Called after read, on its thread.
    std::function<double()> fraction;
    std::filesystem::path folder;  // for pairs that have to wait for the last one
    std::string stage = "Filtering";
    int threads = 0;  // 0: one for each core
};

// Reads all pairs of a store, which outlives the stream.
FilterStream streamOf(const PairStore& store);

struct StreamOutcome {
    std::int64_t read = 0, kept = 0;
    bool stopped = false;  // what was read until then has gone through all steps
};

Result<StreamOutcome> runFilterStream(FilterChain& chain, const FilterStream& stream, JobContext& job);

}  // namespace paragram
