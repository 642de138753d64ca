// The order of the pairs in an epoch: a shuffle of all pairs that can be computed one part at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

// Each pair is assigned to one of K buckets at random; an epoch takes the buckets one after another, each
// shuffled (Fisher-Yates) from ascending order. K depends on the number of pairs only, so training from
// memory and from disk, where a few buckets at a time are in memory, uses the same order.
//
// Every order is equally likely: pairs are assigned independently and with equal probabilities; given the
// sizes of the buckets, which pairs each contains and how it is ordered are uniform too. Renumbering the
// pairs therefore does not change the probability of an order, and any order is a renumbering of any other.
//
// A training starts before all its pairs are read. Its first epoch (FirstEpoch::asRead) therefore uses as
// buckets the pairs as they are read: in blocks of neighbouring pairs, in random order (blockOrder). The
// position of a pair is uniform in that epoch too, but the pairs of a block share a bucket with 255 other
// blocks. Blocks are small, so that the pairs of a language that has few are not all in one bucket. With a
// single bucket there is no difference.
class PairShuffle {
  public:
    static constexpr std::int64_t kBucketPairs = 1 << 21;  // on average; tests use fewer
    enum class FirstEpoch { drawn, asRead };

    // The shuffle of a number of pairs for a seed.
    PairShuffle(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs = kBucketPairs,
                FirstEpoch firstEpoch = FirstEpoch::drawn);

    std::int64_t pairs() const { return pairs_; }
    int buckets() const { return buckets_; }
    // Maps the number of a pair to the number of its bucket.
    class Buckets {
      public:
        int operator()(std::int64_t pair) const {
            if (run_ > 0) return static_cast<int>(pair / run_);
            const auto at = static_cast<std::uint64_t>(pair) * 0x9E3779B97F4A7C15ULL;
            return static_cast<int>(Random::mix(key_ + at) % count_);
        }

      private:
        friend class PairShuffle;
        Buckets(std::uint64_t key, std::uint64_t count, std::int64_t run)
            : key_(key), count_(count), run_(run) {}
        std::uint64_t key_, count_;
        std::int64_t run_;  // consecutive pairs per bucket; 0: each pair is assigned at random
    };
    Buckets bucketsOf(int epoch) const;
    // The number of pairs in each bucket. (buckets)
    std::vector<std::int64_t> bucketSizes(int epoch) const;
    // Puts the pairs of a bucket, given in ascending order, into their order in the epoch.
    template <class T>
    void shuffle(int epoch, int bucket, std::span<T> ascending) const {
        streamOf(epoch, bucket).shuffle(ascending);
    }
    // The order of all pairs.
    std::vector<std::int64_t> order(int epoch) const;

  private:
    Random streamOf(int epoch, int bucket) const;

    std::int64_t pairs_;
    std::uint64_t seed_;
    std::int64_t bucketPairs_;
    int buckets_;
    FirstEpoch firstEpoch_;
};

// The blocks of neighbouring pairs that a training reads: their size in pairs (the last may have fewer), and
// the order in which they are read: random, or ascending if one bucket contains all pairs.
std::int64_t blockPairs(std::int64_t bucketPairs);
std::vector<std::int64_t> blockOrder(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs);

// PairShuffle's order, for pairs in memory.
EpochOrder epochOrder(const PairShuffle& shuffle);

}  // namespace paragram
