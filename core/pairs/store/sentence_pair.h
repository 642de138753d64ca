// A pair of sentences that mean the same.
#pragma once

#include <limits>
#include <string>

namespace paragram {

// The side of a pair that a sentence is on.
enum class Side { source, target };

struct SentencePair {
    std::string source, target;
    float score = std::numeric_limits<float>::quiet_NaN();  // as given by the input; NaN: none
};

}  // namespace paragram
