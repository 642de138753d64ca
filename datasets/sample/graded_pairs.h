// Graded sentence pairs whose gold follows from the meanings.
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

// What the graded sets have used up; training has to keep away from it.
struct HeldOut {
    std::set<Meaning> meanings;
    std::set<std::string> sentences;
};

// 400 pairs in random order, as many in each of the five bins of gold. No sentence occurs twice in all the
// sets drawn with the same HeldOut. Within one language pairs of high gold are worded as differently as
// twelve tries give, and pairs of low gold as alike, because real paraphrases are hard in just this way.
std::vector<GradedPair> drawGradedPairs(Language first, Language second, HeldOut& heldOut, Random& random);

}  // namespace paragram::sample
