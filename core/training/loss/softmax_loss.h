// In-batch softmax: each sentence must pick its partner among all sentences of the mini-batch's other side
// (multiple-negatives ranking, which is not in the papers; methods.md, Loss).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"

namespace paragram {

// Rows of the vectors of a mini-batch of B pairs: source i at i, target i at B + i.
struct SoftmaxLoss {
    double temperature = 0.05;
    bool symmetric = true;

    // The mean over the pairs of -log p(target i | source i) (+ -log p(source i | target i)), where p is the
    // softmax of cosine / temperature. Sentences whose content equals that of either side of the pair are
    // omitted from its choices. gradient: the shape of vectors, overwritten. Cosine denominators below 1e-8
    // count as 1e-8.
    double compute(const Matrix& vectors, std::span<const std::uint64_t> sourceContent,
                   std::span<const std::uint64_t> targetContent, Matrix& gradient) const;
};

}  // namespace paragram
