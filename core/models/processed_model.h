// A model whose vectors are processed after training: token weights, common components, whitening. Averages
// are linear in the table, so a processed model is a model with another table.
#pragma once

#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/models/model.h"

namespace paragram {

// By the share p of a token among those of a text. sif: a / (a + p) with a = 0.001 (Arora et al. 2017). usif:
// the same with a from the number of tokens and the length of the sentences (Ethayarajh 2018, section 3.2).
enum class TokenWeights { none, sif, usif };
constexpr NamedValue<TokenWeights> kTokenWeightsNames[]{{TokenWeights::none, "none", "equal"},
                                                        {TokenWeights::sif, "sif", "SIF"},
                                                        {TokenWeights::usif, "usif", "uSIF"}};
constexpr std::span<const NamedValue<TokenWeights>> namesOf(TokenWeights) {
    return kTokenWeightsNames;
}

struct Processing {
    TokenWeights weights = TokenWeights::none;
    int components = 0;   // principal components of the vectors that are removed (Mu and Viswanath 2018)
    bool whiten = false;  // centred, with uncorrelated components of equal variance (Su et al. 2021)

    bool any() const { return weights != TokenWeights::none || components > 0 || whiten; }
};

// sentences: a text like those that will be embedded, from which shares, components and variances are taken;
// vectors of 200,000 of them at most, evenly spaced. Error for a model that is not an average of tokens that
// its languages share, for components or whitening of tokens of several kinds, for as many components as
// dimensions, for components together with whitening, or for a text with fewer sentences than dimensions.
Result<Model> processed(const Model& model, const Processing& processing,
                        const std::vector<std::string>& sentences, Workers& workers);

// How often each row of the table is used in sentences of the source language.
std::vector<double> tokenCounts(const Model& model, const std::vector<std::string>& sentences,
                                Workers& workers);

}  // namespace paragram
