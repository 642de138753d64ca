// Damages bytes as fuzzers do: deterministically, from a seed.
#pragma once

#include <string>

#include "core/base/random.h"

namespace paragram::test {

// One to eight changes: flipped bits, extreme numbers, parts that are removed, duplicated or moved.
std::string mutated(const std::string& seed, Random& random);

}  // namespace paragram::test
