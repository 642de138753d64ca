// Probabilities of links, calibrated on a development set: of links with confidence 0.9, nine in ten are
// right (methods.md, Alignment).
#pragma once

#include "core/alignment/link.h"
#include "core/alignment/link_costs.h"

namespace paragram {

// The temperature of PathOptions for which the calibration holds.
inline constexpr double kTemperature = 0.25;

// Replaces the shares that links of two sides have of all sequences of links by confidences. A link is
// certain if its own share and the shares of the links around it are large, which holds for good models and
// coarse ones; or if its own is not small and its sides are clearly closer to each other than those of random
// links, as in texts so similar that many sequences of links are nearly equal. costs: those of the links.
void setConfidences(Alignment& links, const LinkCosts& costs);

// Whether an alignment is better than chance: at least a fifth of the sentences of the shorter text have a
// link with a confidence of 0.5 or more.
bool areTranslations(const Alignment& links, std::int32_t sources, std::int32_t targets);

}  // namespace paragram
