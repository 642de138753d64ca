// Similarities of two sentences by their surface only: baselines for trained models.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

// 2 x common words / words of both sides, for lower-cased words counted with repetitions; 0..1.
double wordOverlap(std::string_view a, std::string_view b);

// BLEU of a sentence with one reference (Papineni et al. 2002) over lower-cased words, order 4, with one
// added to matches and totals above single words (Lin and Och 2004); the mean of both directions, 0..1.
double sentenceBleu(std::string_view a, std::string_view b);

// Character n-gram F (Popovic 2015), order 6, beta 2, without white space, precision and recall averaged over
// the orders that both sides have; the mean of both directions, 0..1.
double chrF(std::string_view a, std::string_view b);

// One direction, as in the evaluation of translations.
double sentenceBleuOf(std::string_view hypothesis, std::string_view reference);
double chrFOf(std::string_view hypothesis, std::string_view reference);

struct TextSimilarity {
    std::string name;
    std::function<double(std::string_view, std::string_view)> similarity;
};
// "word overlap", "sentence BLEU", "chrF".
const std::vector<TextSimilarity>& textSimilarities();

}  // namespace paragram
