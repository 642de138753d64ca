// Which pairs are trained next, the size of the mega-batch, and each sentence's negative in it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/settings/settings.h"

namespace paragram {

// How many pairs of an epoch are used, and the mega-batch in training. Part of every checkpoint and small:
// the pairs are identified by their position in the epoch's order and read again when a training is resumed.
struct MegaBatchState {
    int epoch = 0;              // epochs completed
    std::int64_t position = 0;  // pairs of this epoch used in mega-batches, including the current one
    std::int64_t pairs = 0;     // in the current mega-batch, including any that are held out
    std::int64_t drawn = 0;     // mini-batches of this epoch used in mega-batches
    int size = 1;               // current M
    bool grow = false;          // M grows before the next mega-batch
    // As NegativeChoice has them, within the n pairs of the mega-batch that are trained: (n,
    // train.negative-count).
    std::vector<std::int32_t> sourceNegative, targetNegative;
    std::int64_t nextPair = 0;  // the first of the mega-batch not trained yet; pairs: all are

    std::int64_t first() const { return position - pairs; }  // position of the mega-batch's first pair
    bool finished() const { return nextPair >= pairs; }
    // Call after the last step of an epoch.
    void endEpoch();
};

// Sets state to the next mega-batch of an epoch of `total` pairs, with M annealed as in the released program
// (methods.md, Negatives): before a mega-batch is formed, M grows by one if, while the one before was formed,
// the number of mini-batches taken in this epoch reached a multiple of `anneal`. Negatives are left to the
// caller. Returns false at the end of the epoch.
bool formMegaBatch(const TrainSettings& settings, std::int64_t total, MegaBatchState& state);

// M before the first step.
int firstMegaBatchSize(const TrainSettings& settings);

}  // namespace paragram
