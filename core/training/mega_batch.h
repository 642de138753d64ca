// Which pairs come next, how many mini-batches make a mega-batch, and each sentence's negative there.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/settings/settings.h"

namespace paragram {

// A sentence of the training set: 2 * pair for the source, 2 * pair + 1 for the target; -1: none.
using SentenceRef = std::int64_t;

// How far the pairs of an epoch are used up, and the mega-batch being trained. Part of every checkpoint.
struct MegaBatchState {
    int epoch = 0;              // epochs completed
    std::int64_t position = 0;  // pairs of this epoch already put into mega-batches
    std::int64_t drawn = 0;     // mini-batches of this epoch put into mega-batches
    int size = 1;               // M in force
    bool grow = false;          // M grows before the next mega-batch
    std::vector<std::int64_t> pairs;
    std::vector<SentenceRef> sourceNegative, targetNegative;
    std::int64_t nextPair = 0;  // in pairs, the first not trained yet

    bool finished() const { return nextPair >= static_cast<std::int64_t>(pairs.size()); }
};

// The order of the pairs of an epoch (0 for the first).
using EpochOrder = std::function<std::vector<std::int64_t>(int epoch)>;

// A shuffle that depends on seed and epoch only.
EpochOrder shuffledOrder(std::int64_t pairs, std::int64_t seed);

// Draws the next mega-batch from order into state, with M annealed exactly as in the released program
// (methods.md 5): before a mega-batch is formed M grows by one if, while the one before was formed, the count
// of mini-batches drawn in this epoch reached a multiple of `anneal`. Negatives are left for the caller.
// False when the epoch is used up.
bool drawMegaBatch(const TrainSettings& settings, std::span<const std::int64_t> order, MegaBatchState& state);

// M before the first step.
int firstMegaBatchSize(const TrainSettings& settings);

}  // namespace paragram
