// The gold score of two sentences, from what they mean and never from how they are worded.
#pragma once

#include "datasets/sample/meaning.h"

namespace paragram::sample {

// Hundredths of a point, 0..500: five points times the weighted share of the parts that agree, over the parts
// that either meaning has, times a factor below one for each difference of form. Symmetric; 500 for equal
// meanings. The weights are listed in README.md.
int goldHundredths(const Meaning& first, const Meaning& second);

}  // namespace paragram::sample
