// The sentences of a mini-batch.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index_range.h"
#include "core/encoders/token_index.h"
#include "core/training/feeds/mega_batch_reader.h"

namespace paragram {

// The sources of n pairs, their targets, then the first negatives of the sources, their second ones and so
// on, and likewise those of the targets.
struct MiniBatch {
    std::vector<Sentence> sentences;
    std::vector<char> onTarget;     // whether a sentence is one of the mega-batch's targets
    std::vector<char> hasNegative;  // of each negative; one without is the sentence itself

    // pairs: of the mega-batch, n. negatives: of each sentence; 0: none. ofTargets: targets have them, too.
    void gather(const MegaBatch& megaBatch, const MegaBatchState& state, IndexRange pairs,
                std::size_t negatives, bool ofTargets);

  private:
    void add(const PairTokens& tokens, std::size_t index);
};

}  // namespace paragram
