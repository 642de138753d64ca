// The updates of a generative model: micro-batches by tokens, sorted by length within a window of pairs.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/settings/settings.h"
#include "core/tokens/token_list.h"
#include "core/training/feeds/held_out_pairs.h"
#include "core/training/feeds/mega_batch.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

// The forms of a pair, of PairTokens::form.
struct FormPair {
    std::span<const std::int32_t> target, source;
    bool both = false;
};
// end: the number of EOP, which stands between them.
FormPair formsOf(std::span<const std::int32_t> forms, std::int32_t end);

// Pairs of a window that are computed together, in the order in which they are trained.
struct MicroBatch {
    std::vector<std::int32_t> pairs;  // numbers within the window
    std::int64_t tokens = 0;          // longest longer side, its end counted, times the pairs: with padding
    bool fromTarget = false;          // the side that the semantic latent reads; alternates
};

// Sorts the pairs by the lengths of their sides, cuts them where a micro-batch would have more than
// batchTokens (one pair at least), and shuffles the micro-batches. Depends only on its arguments. leftOut:
// the pairs that are in no micro-batch; empty function: none.
std::vector<MicroBatch> microBatches(const PairTokens& pairs, std::int64_t batchTokens, std::uint64_t seed,
                                     const std::function<bool(std::size_t pair)>& leftOut = {});

// Tokens of update number `done` (0: first), which grow from the settings' start to their full number.
std::int64_t tokensOfUpdate(const GenerativeSettings& settings, std::int64_t done);
// Of update number `done`: linear from 1e-7 in the warm-up, then falling with the inverse square root.
double rateOfUpdate(const GenerativeSettings& settings, double rate, std::int64_t done);
// Updates in which `tokens` tokens are trained.
std::int64_t updatesOf(const GenerativeSettings& settings, double tokens);
// A warm-up of 0 becomes a tenth of the planned updates, at most the 4,000 of P20; an annealing of the KL
// terms of 0 three times as many updates as planned.
void planSchedules(GenerativeSettings& settings, std::int64_t updates);
// Weight of the KL terms in update number `done`.
double klWeightOfUpdate(const GenerativeSettings& settings, std::int64_t done);

// The pairs of a window, and which of its micro-batches come next.
class TokenBatches {
  public:
    // The caller keeps feed and settings alive.
    TokenBatches(PairFeed& feed, const Settings& settings)
        : feed_(feed), settings_(settings), heldOut_(feed, settings.generative.heldOut) {}

    // The micro-batches of the next update after those that `state` counts as trained, which it then also
    // counts: state.pairs is the window's, state.nextPair the trained ones. Reads the next window if this one
    // is used up; `epochEnded` is set at the last update of an epoch. Empty at the end of an epoch whose last
    // pairs are all held out.
    std::vector<const MicroBatch*> next(MegaBatchState& state, std::int64_t tokens, bool& epochEnded);
    const PairTokens& window() const { return pairs_; }
    const HeldOutPairs& heldOut() const { return heldOut_; }
    // The number of EOP in the forms of the pairs. Pairs whose sides have the same form are left out.
    void setEndOfForm(std::int32_t end) { endOfForm_ = end; }
    std::int32_t endOfForm() const { return endOfForm_; }

  private:
    void open(MegaBatchState& state);

    PairFeed& feed_;
    const Settings& settings_;
    HeldOutPairs heldOut_;
    PairTokens pairs_;
    std::vector<MicroBatch> batches_;
    std::size_t at_ = 0;  // the next micro-batch
    int epoch_ = -1;      // of the window; -1: none is open
    std::int64_t first_ = 0;
    std::int32_t endOfForm_ = -1;
};

}  // namespace paragram
