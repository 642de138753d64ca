// Reads mega-batches ahead of the training, on a separate thread.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/background.h"
#include "core/settings/settings.h"
#include "core/tokens/token_list.h"
#include "core/training/feeds/held_out_pairs.h"
#include "core/training/feeds/mega_batch.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

// The input of the training of one mega-batch.
struct MegaBatch {
    PairTokens tokens;
    // Content hashes: equal for equal texts. With train.repeats, only the two sentences of a pair have equal
    // values. (pairs)
    std::vector<std::uint64_t> sourceContent, targetContent;
};

// What it returns depends only on the feed and the requested state; reading ahead changes no bit.
class MegaBatchReader {
  public:
    // The caller keeps feed, settings and heldOut alive. heldOut: pairs that are left out; null: none.
    MegaBatchReader(PairFeed& feed, const TrainSettings& settings, const HeldOutPairs* heldOut = nullptr);

    // Replaces batch by the mega-batch of state, less the pairs left out, and starts to read the one that
    // formMegaBatch will choose next. Throws what the feed throws.
    void take(const MegaBatchState& state, MegaBatch& batch);

  private:
    void readAheadOf(MegaBatchState state);
    void read(int epoch, std::int64_t first, std::int64_t count);

    PairFeed& feed_;
    const TrainSettings& settings_;
    const HeldOutPairs* heldOut_;
    MegaBatch ahead_;
    int epoch_ = -1;  // of ahead_, -1: nothing ahead
    std::int64_t first_ = 0, count_ = 0;
    Background background_;  // last: its work uses the other members
};

}  // namespace paragram
