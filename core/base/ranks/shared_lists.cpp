#include "core/base/ranks/shared_lists.h"

#include <algorithm>

namespace paragram {
namespace {

// Each rank has its share of the lists; those of the others arrive.
void gather(Communicator& ranks, NeighbourLists& lists) {
    const auto all = [&](auto values) {
        std::vector<std::size_t> bounds;
        for (int r = 0; r < ranks.size(); ++r)
            bounds.push_back(ranks.share(lists.size(), r).first * lists.k() * sizeof(values[0]));
        bounds.push_back(values.size_bytes());
        ranks.gather(std::as_writable_bytes(values), bounds);
    };
    all(lists.allIndices());
    all(lists.allCosines());
}

}  // namespace

void mergeShares(Communicator& ranks, NeighbourLists& lists) {
    if (ranks.alone()) return;
    Parcels indices, cosines, theirIndices, theirCosines;
    for (int r = 0; r < ranks.size(); ++r) {
        const IndexRange share = ranks.share(lists.size(), r);
        const std::size_t first = share.first * lists.k(), count = share.size() * lists.k();
        indices.add(std::span<const std::int32_t>(lists.allIndices().subspan(first, count)));
        cosines.add(std::span<const float>(lists.allCosines().subspan(first, count)));
    }
    ranks.exchange(indices, theirIndices);
    ranks.exchange(cosines, theirCosines);
    const IndexRange own = ranks.share(lists.size());
    for (std::size_t r = 0; r < theirIndices.count(); ++r) {
        if (static_cast<int>(r) == ranks.rank()) continue;
        const auto found = theirIndices.values<std::int32_t>(r);
        const auto cosine = theirCosines.values<float>(r);
        for (std::size_t at = 0; at < found.size(); ++at)
            if (found[at] >= 0) lists.insert(own.first + at / lists.k(), cosine[at], found[at]);
    }
}

void mergeOver(Communicator& ranks, NeighbourLists& lists) {
    if (ranks.alone()) return;
    mergeShares(ranks, lists);
    gather(ranks, lists);
}

NeighbourLists gatherLists(Communicator& ranks, NeighbourLists own, std::size_t size) {
    if (ranks.alone()) return own;
    NeighbourLists all(size, own.k());
    const auto at = static_cast<std::ptrdiff_t>(ranks.share(size).first * own.k());
    std::ranges::copy(own.allIndices(), all.allIndices().begin() + at);
    std::ranges::copy(own.allCosines(), all.allCosines().begin() + at);
    gather(ranks, all);
    return all;
}

}  // namespace paragram
