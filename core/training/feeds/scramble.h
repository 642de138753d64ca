// Scrambling: the tokens of a sentence in random order, so that a recurrent encoder does not depend on the
// order of words alone (P18, 4; P19, 3.1; Wieting and Gimpel 2017).
#pragma once

#include <cstdint>

#include "core/settings/settings.h"
#include "core/training/feeds/mega_batch_reader.h"

namespace paragram {

// Shuffles sentences of the mega-batch whose first pair is at this position of an epoch, as the settings say:
// their tokens below `end`, which come first and are those that the network reads. The result depends only on
// the arguments; content hashes stay those of the texts.
void scramble(MegaBatch& batch, const EncoderSettings& settings, std::int32_t end, std::int64_t seed,
              int epoch, std::int64_t first);

}  // namespace paragram
