// Damages bytes as fuzzers do: deterministic, from a seed.
#pragma once

#include <string>

#include "core/base/random.h"

namespace paragram::test {

// One to eight changes: bits turned over, numbers at the edge of their range, parts cut out, doubled or
// moved.
std::string mutated(const std::string& seed, Random& random);

}  // namespace paragram::test
