// BLEU and chrF of translations of a whole text, as sacreBLEU computes them (Post 2018).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/measures/correlation.h"

namespace paragram {

struct TranslationQuality {
    double bleu = 0;                    // 0..100: 4-grams, tokenisation 13a, exponential smoothing
    std::array<double, 4> precision{};  // of n-grams, 0..100
    double brevity = 1;                 // penalty
    double hypothesisTokens = 0, referenceTokens = 0;
    double chrf = 0;  // 0..100: character 6-grams, no words, beta 2
    // 95 % intervals by resampling the sentences; 0 to 0 without resamples.
    Interval bleuInterval{}, chrfInterval{};
};

// references: for each sentence one or more. The references of BLEU's length are the nearest; chrF uses the
// best of each sentence. The same resamples each time.
TranslationQuality translationQuality(std::span<const std::string> hypotheses,
                                      std::span<const std::vector<std::string>> references, int resamples);

// The tokens of mteval-v13a, sacreBLEU's default, as a text with single spaces.
std::string tokenise13a(std::string_view line);

}  // namespace paragram
