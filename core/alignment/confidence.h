// Probabilities of links, calibrated on a development set: of links with confidence 0.9, nine in ten are
// right (methods.md, Alignment).
#pragma once

#include "core/alignment/link.h"

namespace paragram {

// The temperature of PathOptions for which the calibration holds.
inline constexpr double kTemperature = 0.25;

// The confidence of a link from its share of all sequences of links and the distance of its two sides
// (LinkCosts::distance), both of which must be good. chance: the distance that random links hardly reach.
double linkConfidence(double share, double distance, double chance);

// Whether an alignment is better than chance: at least a fifth of the sentences of the shorter text have a
// link with a confidence of 0.5 or more.
bool areTranslations(const Alignment& links, std::int32_t sources, std::int32_t targets);

}  // namespace paragram
