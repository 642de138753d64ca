// Pairs from a token file, with a few buckets of the shuffle in memory at a time.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/background.h"
#include "core/tokens/token_file.h"
#include "core/training/feeds/pair_feed.h"
#include "core/training/feeds/pair_shuffle.h"

namespace paragram {

// Returns the same pairs as a MemoryFeed in the order of the shuffle. Each part of an epoch (one or more
// complete buckets) is collected by reading the file once from start to end, on a separate thread while the
// part before is trained.
class DiskFeed : public PairFeed {
  public:
    // memoryBytes: for the two parts in memory together; each has at least one bucket.
    DiskFeed(TokenFile file, PairShuffle shuffle, std::int64_t memoryBytes);
    std::int64_t size() const override { return shuffle_.pairs(); }
    void read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) override;

    int parts() const { return parts_; }  // of an epoch
    // The memory that the tokens of a bucket need.
    static std::int64_t bucketBytes(const TokenFileInfo& info, int buckets);

  private:
    struct Bucket {
        std::int64_t first = 0;            // position in the epoch
        PairTokens tokens;                 // in the file's order
        std::vector<std::uint32_t> order;  // index in tokens of each position after first
    };
    struct Part {
        int epoch = -1, index = 0;         // epoch -1: empty
        std::int64_t first = 0, last = 0;  // positions [first, last)
        std::vector<Bucket> buckets;
    };
    bool holds(const Part& part, int epoch, std::int64_t position) const;
    void bring(int epoch, std::int64_t position);
    void load(int epoch, int index, Part& part, const std::stop_token& stop) const;

    TokenFile file_;
    PairShuffle shuffle_;
    int bucketsOfPart_ = 1, parts_ = 1;
    Part current_, ahead_;
    Background background_;  // last: its work uses the other members
};

}  // namespace paragram
