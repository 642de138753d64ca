// Similar meanings: some parts are replaced and the rest is kept.
#pragma once

#include "datasets/sample/meaning.h"

namespace paragram::sample {

// The meaning with up to `changes` random replacements of its parts; plausible again.
Meaning varied(const Meaning& meaning, int changes, Random& random);

}  // namespace paragram::sample
