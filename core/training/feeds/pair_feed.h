// The source of the trainer's pairs, one mega-batch after another.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/tokens/token_list.h"

namespace paragram {

class PairFeed {
  public:
    virtual ~PairFeed() = default;
    virtual std::int64_t size() const = 0;  // pairs per epoch
    // Replaces out by the tokens of the pairs at positions [first, first + count) of the order of an epoch (0
    // for the first). Any positions are valid; continuing where the last call ended is fast. Called by one
    // thread at a time, not always the same one. Throws MachineFailure if the disk fails.
    virtual void read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) = 0;
};

// The order of the pairs of an epoch (0 for the first).
using EpochOrder = std::function<std::vector<std::int64_t>(int epoch)>;

// All tokens in memory.
class MemoryFeed : public PairFeed {
  public:
    // order: usually epochOrder of a shuffle; each epoch's order has one entry per pair.
    MemoryFeed(PairTokens pairs, EpochOrder order);
    std::int64_t size() const override { return static_cast<std::int64_t>(pairs_.size()); }
    void read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) override;

  private:
    PairTokens pairs_;
    EpochOrder makeOrder_;
    int epoch_ = -1;  // the epoch of order_
    std::vector<std::int64_t> order_;
};

}  // namespace paragram
