// Trains on the first pairs while the later ones are still being tokenised.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/background.h"
#include "core/training/feeds/pair_feed.h"
#include "core/training/feeds/pair_shuffle.h"

namespace paragram {

// Returns the same pairs as a feed of all of them in the shuffle's order. In the first epoch one bucket is in
// memory while the next one is prepared on a separate thread; after the last bucket the feed of all pairs
// takes over.
class StreamedFeed : public PairFeed {
  public:
    // Replaces bucket by the tokens of the next one of the first epoch. A stop request may end it early.
    using NextBucket = std::function<void(PairTokens& bucket, const std::stop_token& stop)>;
    // Creates the feed of all pairs; called once, after the last bucket.
    using MakeWhole = std::function<std::unique_ptr<PairFeed>()>;

    // first: the first bucket of the first epoch. shuffle: of FirstEpoch::asRead.
    StreamedFeed(PairTokens first, const PairShuffle& shuffle, NextBucket nextBucket, MakeWhole makeWhole);
    std::int64_t size() const override { return shuffle_.pairs(); }
    // A position before the bucket in memory waits for all pairs. Throws what the two functions throw.
    void read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) override;

  private:
    void startBucket(std::int64_t first);
    void advance();

    PairShuffle shuffle_;
    NextBucket nextBucket_;
    MakeWhole makeWhole_;
    int index_ = 0;                     // of the bucket in memory
    std::int64_t first_ = 0;            // its first position
    PairTokens bucket_, ahead_;         // in the order they were read
    std::vector<std::uint32_t> order_;  // index in bucket_ of each position after first_
    std::unique_ptr<PairFeed> whole_, wholeAhead_;
    std::exception_ptr failure_;
    Background background_;  // last: its work uses the other members
};

}  // namespace paragram
