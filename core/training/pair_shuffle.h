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
//
// A training begins before all its pairs are read. Its first epoch (FirstEpoch::asRead) therefore takes as
// buckets the pairs as they are read, and these come in blocks of neighbours drawn at random (blockOrder). A
// pair's position is uniform in that epoch too; the neighbours of a block, though, share a bucket of 32
// blocks. Where one bucket takes all pairs nothing differs.
class PairShuffle {
  public:
    static constexpr std::int64_t kBucketPairs = 1 << 21;  // on average; a smaller one is for tests
    enum class FirstEpoch { drawn, asRead };

    PairShuffle(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs = kBucketPairs,
                FirstEpoch firstEpoch = FirstEpoch::drawn);

    std::int64_t pairs() const { return pairs_; }
    int buckets() const { return buckets_; }
    // The number of a pair to the number of its bucket.
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
        std::int64_t run_;  // pairs of a bucket that follow each other, 0: each is drawn
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
    std::int64_t bucketPairs_;
    int buckets_;
    FirstEpoch firstEpoch_;
};

// The blocks of neighbours that a training reads, so many pairs each and perhaps fewer in the last, to the
// order it reads them in: at random, and ascending where one bucket takes all pairs.
std::int64_t blockPairs(std::int64_t bucketPairs);
std::vector<std::int64_t> blockOrder(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs);

// PairShuffle's order, for pairs in memory.
EpochOrder epochOrder(const PairShuffle& shuffle);

}  // namespace paragram
