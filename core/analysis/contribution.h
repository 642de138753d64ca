// Why two sentences match: the cosine of an averaging model as a sum over token pairs (methods.md 9).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/matrix.h"
#include "core/models/model.h"

namespace paragram {

struct ContributionToken {
    std::string text;
    bool dropped = false;  // unknown or beyond the cut: has a zero row or column
};

// cells(i, j) = e_i.e_j / (n_s n_t |g(s)||g(t)|): sums to the cosine. Tokens stand part after part; n_s is
// the number of tokens of the part, and tokens of different parts of a concatenation have a cell of zero.
struct Contribution {
    std::vector<ContributionToken> source, target;
    Matrix cells;  // (source.size(), target.size())
    double cosine = 0;
};

// Mean pooling only; with max pooling cells stay zero and the cosine is right.
Contribution explainCosine(const Model& model, std::string_view source, std::string_view target);

}  // namespace paragram
