#include "core/training/feeds/pair_feed.h"

#include <utility>

namespace paragram {

MemoryFeed::MemoryFeed(PairTokens pairs, EpochOrder order)
    : pairs_(std::move(pairs)), makeOrder_(std::move(order)) {}

void MemoryFeed::read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) {
    if (epoch != epoch_) {
        order_ = makeOrder_(epoch);
        epoch_ = epoch;
    }
    out.clear();
    for (std::int64_t position = first; position < first + count; ++position) {
        out.add(pairs_, static_cast<std::size_t>(order_.at(static_cast<std::size_t>(position))));
    }
}

}  // namespace paragram
