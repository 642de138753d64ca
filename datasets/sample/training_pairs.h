// The bitext of the sample: meanings expressed in English and in Spanish, in several wordings each.
#pragma once

#include <string>
#include <vector>

#include "datasets/sample/graded_pairs.h"

namespace paragram::sample {

inline constexpr int kTrainingMeanings = 6500;
inline constexpr int kWordingsPerMeaning = 4;

struct BilingualPair {
    std::string english;
    std::string spanish;
};

// The meanings for training: all different, none held out.
std::vector<Meaning> drawTrainingMeanings(const HeldOut& heldOut, Random& random);

// Up to kWordingsPerMeaning different pairs for each meaning, in random order, without held-out sentences.
std::vector<BilingualPair> drawTrainingPairs(const std::vector<Meaning>& meanings, const HeldOut& heldOut,
                                             Random& random);

}  // namespace paragram::sample
