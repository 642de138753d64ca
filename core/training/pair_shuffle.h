// The order of the pairs in an epoch: a shuffle of all of them that can be drawn a part at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/training/pair_feed.h"

namespace paragram {

// Each pair goes into one of K buckets, drawn for it alone; an epoch takes bucket after bucket, each shuffled
// by Fisher and Yates from ascending order. K depends on the number of pairs only, so training from memory
// and from disk, where a few buckets at a time are in memory, goes through the pairs in the same order.
//
// Every order is equally likely: the buckets are drawn independently with the same chances for every pair,
// and given how many pairs each bucket holds, which pairs these are and how each bucket is ordered are
// uniform too. Renaming the pairs therefore changes nothing about how likely an order is, and any order is a
// renaming of any other.
class PairShuffle {
  public:
    static constexpr std::int64_t kBucketPairs = 1 << 21;  // on average; a smaller one is for tests

    PairShuffle(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs = kBucketPairs);

    std::int64_t pairs() const { return pairs_; }
    int buckets() const { return buckets_; }
    // The number of a pair to the number of its bucket.
    class Buckets {
      public:
        int operator()(std::int64_t pair) const {
            const auto at = static_cast<std::uint64_t>(pair) * 0x9E3779B97F4A7C15ULL;
            return static_cast<int>(Random::mix(key_ + at) % count_);
        }

      private:
        friend class PairShuffle;
        Buckets(std::uint64_t key, std::uint64_t count) : key_(key), count_(count) {}
        std::uint64_t key_, count_;
    };
    Buckets bucketsOf(int epoch) const;
    // How many pairs each bucket holds. (buckets)
    std::vector<std::int64_t> bucketSizes(int epoch) const;
    // The pairs of a bucket, ascending, to their order in the epoch.
    template <class T>
    void shuffle(int epoch, int bucket, std::span<T> ascending) const {
        streamOf(epoch, bucket).shuffle(ascending);
    }
    // Of all pairs.
    std::vector<std::int64_t> order(int epoch) const;

  private:
    Random streamOf(int epoch, int bucket) const;

    std::int64_t pairs_;
    std::uint64_t seed_;
    int buckets_;
};

// PairShuffle's order, for pairs in memory.
EpochOrder shuffledOrder(std::int64_t pairs, std::int64_t seed);

}  // namespace paragram
