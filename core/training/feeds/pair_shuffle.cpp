#include "core/training/feeds/pair_shuffle.h"

#include <algorithm>
#include <numeric>

namespace paragram {
namespace {

// Streams of the seed: one per epoch for the buckets, one per bucket of an epoch, one for the blocks.
constexpr std::uint64_t kOrderStream = 1000;
constexpr std::uint64_t kBucketStream = 1ULL << 63;
constexpr std::uint64_t kBlockStream = 1ULL << 62;
constexpr std::int64_t kBlocksOfBucket = 256;

std::int64_t shares(std::int64_t pairs, std::int64_t share) {
    return std::max<std::int64_t>(1, (pairs + share - 1) / share);
}

}  // namespace

PairShuffle::PairShuffle(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs,
                         FirstEpoch firstEpoch)
    : pairs_(pairs),
      seed_(static_cast<std::uint64_t>(seed)),
      bucketPairs_(bucketPairs),
      buckets_(static_cast<int>(shares(pairs, bucketPairs))),
      firstEpoch_(firstEpoch) {}

Random PairShuffle::streamOf(int epoch, int bucket) const {
    return {seed_,
            kOrderStream + static_cast<std::uint64_t>(epoch) + (static_cast<std::uint64_t>(bucket) << 32)};
}

PairShuffle::Buckets PairShuffle::bucketsOf(int epoch) const {
    const bool asRead = epoch == 0 && firstEpoch_ == FirstEpoch::asRead;
    return {Random(seed_, kBucketStream + static_cast<std::uint64_t>(epoch)).next(),
            static_cast<std::uint64_t>(buckets_), asRead ? bucketPairs_ : 0};
}

std::vector<std::int64_t> PairShuffle::bucketSizes(int epoch) const {
    std::vector<std::int64_t> sizes(static_cast<std::size_t>(buckets_));
    const Buckets bucketOf = bucketsOf(epoch);
    for (std::int64_t i = 0; i < pairs_; ++i) ++sizes[static_cast<std::size_t>(bucketOf(i))];
    return sizes;
}

std::vector<std::int64_t> PairShuffle::order(int epoch) const {
    const std::vector<std::int64_t> sizes = bucketSizes(epoch);
    std::vector<std::int64_t> next(sizes.size());  // position of the next pair of each bucket
    for (std::size_t b = 1; b < sizes.size(); ++b) next[b] = next[b - 1] + sizes[b - 1];
    std::vector<std::int64_t> order(static_cast<std::size_t>(pairs_));
    const Buckets bucketOf = bucketsOf(epoch);
    for (std::int64_t i = 0; i < pairs_; ++i)
        order[static_cast<std::size_t>(next[static_cast<std::size_t>(bucketOf(i))]++)] = i;
    std::size_t first = 0;
    for (int b = 0; b < buckets_; ++b) {
        const auto size = static_cast<std::size_t>(sizes[static_cast<std::size_t>(b)]);
        shuffle(epoch, b, std::span(order).subspan(first, size));
        first += size;
    }
    return order;
}

std::int64_t blockPairs(std::int64_t bucketPairs) {
    return std::max<std::int64_t>(1, bucketPairs / kBlocksOfBucket);
}

std::vector<std::int64_t> blockOrder(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs) {
    std::vector<std::int64_t> blocks(static_cast<std::size_t>(shares(pairs, blockPairs(bucketPairs))));
    std::iota(blocks.begin(), blocks.end(), std::int64_t{0});
    if (pairs > bucketPairs)
        Random(static_cast<std::uint64_t>(seed), kBlockStream).shuffle(std::span(blocks));
    return blocks;
}

EpochOrder epochOrder(const PairShuffle& shuffle) {
    return [shuffle](int epoch) { return shuffle.order(epoch); };
}

}  // namespace paragram
