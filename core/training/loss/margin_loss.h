// The margin loss of a mini-batch and its gradient (P19 eq. 1-2, P22 3; methods.md, Loss).
#pragma once

#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"

namespace paragram {

// Rows of the vectors of a mini-batch of B pairs with N negatives of each sentence: source i at i, target i
// at B + i, then negative n of source i at (2 + n) B + i and that of target i at (2 + N + n) B + i (symmetric
// form only).
struct MarginLoss {
    double margin = 0.4;
    bool symmetric = true;
    std::size_t negatives = 1;  // N

    // The mean over pairs and negatives of [margin - cos(s,t) + cos(s,t')]+ (+ [margin - cos(s,t) +
    // cos(t,s')]+).
    // hasNegative[row - 2B] = 0: there was no candidate, and the term is omitted. gradient: the shape of
    // vectors, overwritten. active[row] = 0: that row of the gradient is zero. Cosine denominators below 1e-8
    // count as 1e-8.
    double compute(const Matrix& vectors, std::span<const char> hasNegative, Matrix& gradient,
                   std::vector<char>& active, Workers& workers) const;
};

}  // namespace paragram
