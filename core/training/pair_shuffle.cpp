#include "core/training/pair_shuffle.h"

#include <algorithm>

namespace paragram {
namespace {

// Streams of the seed: one an epoch for the buckets, one for each bucket of an epoch.
constexpr std::uint64_t kOrderStream = 1000;
constexpr std::uint64_t kBucketStream = 1ULL << 63;

}  // namespace

PairShuffle::PairShuffle(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs)
    : pairs_(pairs),
      seed_(static_cast<std::uint64_t>(seed)),
      buckets_(static_cast<int>(std::max<std::int64_t>(1, (pairs + bucketPairs - 1) / bucketPairs))) {}

Random PairShuffle::streamOf(int epoch, int bucket) const {
    return {seed_,
            kOrderStream + static_cast<std::uint64_t>(epoch) + (static_cast<std::uint64_t>(bucket) << 32)};
}

PairShuffle::Buckets PairShuffle::bucketsOf(int epoch) const {
    return {Random(seed_, kBucketStream + static_cast<std::uint64_t>(epoch)).next(),
            static_cast<std::uint64_t>(buckets_)};
}

std::vector<std::int64_t> PairShuffle::bucketSizes(int epoch) const {
    std::vector<std::int64_t> sizes(static_cast<std::size_t>(buckets_));
    const Buckets bucketOf = bucketsOf(epoch);
    for (std::int64_t i = 0; i < pairs_; ++i) ++sizes[static_cast<std::size_t>(bucketOf(i))];
    return sizes;
}

std::vector<std::int64_t> PairShuffle::order(int epoch) const {
    const std::vector<std::int64_t> sizes = bucketSizes(epoch);
    std::vector<std::int64_t> next(sizes.size());  // where the next pair of each bucket goes
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

EpochOrder shuffledOrder(std::int64_t pairs, std::int64_t seed) {
    return [shuffle = PairShuffle(pairs, seed)](int epoch) { return shuffle.order(epoch); };
}

}  // namespace paragram
