// Runs batches of pairs through a chain of filters on several threads, in order where order matters.
#pragma once

#include <functional>

#include "core/pairs/recipes/filter_chain.h"

namespace paragram {

struct PipelineWork {
    // Called by one thread at a time: reads the next pairs, at most kBatchPairs; false at the end, with none.
    std::function<bool(PairBatch& batch)> read;
    // For any thread, after the last step; may be empty.
    std::function<void(PairBatch& batch, FilterWorkspace& work)> measure;
    // Called by one thread at a time, in the order read, with the pairs that are still alive.
    std::function<void(PairBatch& batch)> write;
    // Called on the caller's thread, ten times a second.
    std::function<void()> report;
};

inline constexpr std::size_t kBatchPairs = 2048;

// Runs steps first .. last of the chain. A step before first with a late decision decides now, by
// waitingKeys; a last step of this kind only admits pairs, and leaves their keys. The result does not depend
// on the number of threads; 0: one per core. Throws the first exception of read, a filter or write.
void runPipeline(FilterChain& chain, std::size_t first, std::size_t last, const PipelineWork& work,
                 int threads);

}  // namespace paragram
