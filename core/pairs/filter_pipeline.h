// Batches of pairs through a chain of filters on several threads, in their order where order matters.
#pragma once

#include <functional>

#include "core/pairs/filter_chain.h"

namespace paragram {

struct PipelineWork {
    // One call at a time: the next pairs, at most kBatchPairs; false at the end, with none.
    std::function<bool(PairBatch& batch)> read;
    // For any thread, after the last step; may be empty.
    std::function<void(PairBatch& batch, FilterWorkspace& work)> measure;
    // One call at a time, in the order read: what is alive goes on.
    std::function<void(PairBatch& batch)> write;
    // On the caller's thread, ten times a second.
    std::function<void()> tell;
};

inline constexpr std::size_t kBatchPairs = 2048;

// Steps first .. last of the chain. A step before first that decides late does so now, by waitingKeys; one
// that is the last has only admitted, and leaves the keys of what is alive. The outcome does not
// depend on the number of threads; 0: one for each core. Throws what read, a filter or write threw first.
void runPipeline(FilterChain& chain, std::size_t first, std::size_t last, const PipelineWork& work,
                 int threads);

}  // namespace paragram
