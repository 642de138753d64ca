// Graded sentence pairs with gold scores that follow from their meanings.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "datasets/sample/meaning.h"

namespace paragram::sample {

enum class Language { English, Spanish };

struct GradedPair {
    int goldHundredths;
    std::string first;
    std::string second;
};

// Meanings and sentences used in the graded sets, which must not be used for training.
struct HeldOut {
    std::set<Meaning> meanings;
    std::set<std::string> sentences;
};

// 400 pairs in random order, the same number in each of the five bins of gold scores. No sentence occurs
// twice in all sets created with the same HeldOut. Within one language, pairs with high gold scores are
// worded as differently as twelve attempts allow, and pairs with low gold scores as similarly, because real
// paraphrases are hard in this way.
std::vector<GradedPair> drawGradedPairs(Language first, Language second, HeldOut& heldOut, Random& random);

}  // namespace paragram::sample
