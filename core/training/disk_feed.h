// Pairs from a token file: a few buckets of the shuffle at a time are in memory.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/background.h"
#include "core/tokens/token_file.h"
#include "core/training/pair_feed.h"
#include "core/training/pair_shuffle.h"

namespace paragram {

// Gives what a MemoryFeed with the shuffle's order gives. Each part of an epoch, one or more whole buckets,
// is collected by reading the file once from front to back, on a thread of its own while the part before is
// trained.
class DiskFeed : public PairFeed {
  public:
    // memoryBytes: what the two parts in memory may take together; each is one bucket at least.
    DiskFeed(TokenFile file, PairShuffle shuffle, std::int64_t memoryBytes);
    std::int64_t size() const override { return shuffle_.pairs(); }
    void read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) override;

    int parts() const { return parts_; }  // of an epoch
    // What a bucket's tokens take in memory.
    static std::int64_t bucketBytes(const TokenFileInfo& info, int buckets);

  private:
    struct Bucket {
        std::int64_t first = 0;            // position in the epoch
        PairTokens tokens;                 // in the file's order
        std::vector<std::uint32_t> order;  // of a position after first: which of tokens
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
    Background background_;  // last: its work uses the others
};

}  // namespace paragram
