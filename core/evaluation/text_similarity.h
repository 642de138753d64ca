// Similarities of two sentences from their surface alone: the baselines a trained model has to pass.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

// 2 x words in common / words of both sides, lower-cased words with their repeats; 0..1.
double wordOverlap(std::string_view a, std::string_view b);

// BLEU of one sentence against one reference (Papineni et al. 2002) over lower-cased words, order 4, one
// added to matches and totals above single words (Lin and Och 2004); the mean of both directions. 0..1.
double sentenceBleu(std::string_view a, std::string_view b);

// Character n-gram F (Popovic 2015), order 6, beta 2, white space left out, precision and recall averaged
// over the orders both sides have; the mean of both directions. 0..1.
double chrF(std::string_view a, std::string_view b);

// One direction, as the evaluation of translations has it.
double sentenceBleuOf(std::string_view hypothesis, std::string_view reference);
double chrFOf(std::string_view hypothesis, std::string_view reference);

struct TextSimilarity {
    std::string name;
    std::function<double(std::string_view, std::string_view)> similarity;
};
// "word overlap", "sentence BLEU", "chrF".
const std::vector<TextSimilarity>& textSimilarities();

}  // namespace paragram
