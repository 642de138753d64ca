// Adam for the weights of a network, which all have a gradient at every step (methods.md, Optimisation).
#pragma once

#include <cstdint>

#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// Of the shapes of the weights.
struct NetworkMoments {
    NetworkWeights mean, variance;
    NetworkWeights average;  // running mean of the weights, or empty (train.average)

    // Zero moments for these weights, with a copy of them in average if averaged.
    void start(const NetworkWeights& weights, bool averaged);
};

// The square of the gradient's norm.
double squaredNorm(const NetworkWeights& gradient);

// step: 1 for the first. gradientScale: from clipping.
void updateNetwork(const TrainSettings& settings, NetworkWeights& weights, NetworkMoments& moments,
                   const NetworkWeights& gradient, double gradientScale, std::int64_t step);

}  // namespace paragram
