// What the training of a generative model computes, for estimates.
#pragma once

#include "core/settings/settings.h"

namespace paragram {

struct GenerativeCost {
    double flopPerPair = 0;  // forwards and back
    double parameters = 0;   // weights of all encoders and decoders
    double pairsPerUpdate = 0;
};
// vocabulary: tokens; tokensPerPair: of both sides together. Products of matrices only, which are nearly all
// of it.
GenerativeCost generativeCost(const Settings& settings, double vocabulary, double tokensPerPair);

}  // namespace paragram
