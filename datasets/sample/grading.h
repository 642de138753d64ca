// The gold score of two sentences, computed from their meanings and not from their wording.
#pragma once

#include "datasets/sample/meaning.h"

namespace paragram::sample {

// In hundredths of a point, 0..500: five points times the weighted share of equal parts, over the parts that
// either meaning has, times a factor below one for each difference in form. Symmetric; 500 for equal
// meanings. The weights are listed in README.md.
int goldHundredths(const Meaning& first, const Meaning& second);

}  // namespace paragram::sample
