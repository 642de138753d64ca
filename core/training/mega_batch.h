// Which pairs come next, how many mini-batches make a mega-batch, and each sentence's negative there.
#pragma once

#include <cstdint>
#include <vector>

#include "core/settings/settings.h"

namespace paragram {

// How far the pairs of an epoch are used up, and the mega-batch being trained. Part of every checkpoint, and
// small: the mega-batch is named by its place in the epoch's order and read again by whoever goes on.
struct MegaBatchState {
    int epoch = 0;              // epochs completed
    std::int64_t position = 0;  // pairs of this epoch already put into mega-batches, the current one included
    std::int64_t pairs = 0;     // in the current mega-batch
    std::int64_t drawn = 0;     // mini-batches of this epoch put into mega-batches
    int size = 1;               // M in force
    bool grow = false;          // M grows before the next mega-batch
    // Within the mega-batch: sentence j < pairs is source j, pairs + j is target j; -1: none. (pairs)
    std::vector<std::int32_t> sourceNegative, targetNegative;
    std::int64_t nextPair = 0;  // of the mega-batch, the first not trained yet

    std::int64_t first() const { return position - pairs; }  // position of the mega-batch's first pair
    bool finished() const { return nextPair >= pairs; }
    // After the last step of an epoch.
    void endEpoch();
};

// Draws the next mega-batch of an epoch of total pairs into state, with M annealed exactly as in the released
// program (methods.md 5): before a mega-batch is formed M grows by one if, while the one before was formed,
// the count of mini-batches drawn in this epoch reached a multiple of `anneal`. Negatives are left for the
// caller. False when the epoch is used up.
bool drawMegaBatch(const TrainSettings& settings, std::int64_t total, MegaBatchState& state);

// M before the first step.
int firstMegaBatchSize(const TrainSettings& settings);

}  // namespace paragram
