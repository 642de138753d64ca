// Contributions: the cosine of an averaging model as a sum over token pairs, or what a cosine loses without
// each of the tokens (methods.md, Contributions).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/models/model.h"

namespace paragram {

struct ContributionToken {
    std::string text;
    bool dropped = false;  // unknown or truncated: its row or column is zero
    double leftOut = 0;    // the cosine minus the cosine without this token; 0 where cells are valid
};

// cells(i, j) = e_i.e_j / (n_s n_t |g(s)||g(t)|); their sum is the cosine. Tokens are listed one part after
// another; n_s is the number of tokens in the part, and tokens of different parts of a concatenation have a
// cell of zero.
struct Contribution {
    std::vector<ContributionToken> source, target;
    Matrix cells;  // (source.size(), target.size())
    double cosine = 0;
    bool divisible = true;  // whether cells are valid: an average, which is a sum over tokens
};

// With max pooling or a recurrent encoder the cells are zero, and each token is left out in turn instead. As
// always in a model, the unknown token takes the place of the last token of a part.
Contribution explainCosine(const Model& model, std::string_view source, std::string_view target);

}  // namespace paragram
