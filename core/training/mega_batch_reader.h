// Mega-batches read ahead of the training, on a thread of their own.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/background.h"
#include "core/settings/settings.h"
#include "core/tokens/token_list.h"
#include "core/training/mega_batch.h"
#include "core/training/pair_feed.h"

namespace paragram {

// What the training of a mega-batch works on.
struct MegaBatch {
    PairTokens tokens;
    // Equal texts have equal contents; where repeats may be negatives, only a pair's own two sentences are
    // "equal". (pairs)
    std::vector<std::uint64_t> sourceContent, targetContent;
};

// What it gives depends on the feed and the state asked for alone: reading ahead changes no bit.
class MegaBatchReader {
  public:
    // The caller keeps both alive.
    MegaBatchReader(PairFeed& feed, const TrainSettings& settings);

    // Replaces batch by the mega-batch of state and begins to read the one that drawMegaBatch will draw after
    // it. Throws what the feed throws.
    void take(const MegaBatchState& state, MegaBatch& batch);

  private:
    void readAheadOf(MegaBatchState state);
    void read(int epoch, std::int64_t first, std::int64_t count);

    PairFeed& feed_;
    const TrainSettings& settings_;
    MegaBatch ahead_;
    int epoch_ = -1;  // of ahead_, -1: nothing ahead
    std::int64_t first_ = 0, count_ = 0;
    Background background_;  // last: its work uses the others
};

}  // namespace paragram
