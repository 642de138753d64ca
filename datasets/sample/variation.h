// Meanings that lie near another one: some of its parts are replaced and the rest is kept.
#pragma once

#include "datasets/sample/meaning.h"

namespace paragram::sample {

// The meaning with up to `changes` of its parts drawn anew; plausible again.
Meaning varied(const Meaning& meaning, int changes, Random& random);

}  // namespace paragram::sample
