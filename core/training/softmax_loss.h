// In-batch softmax: each sentence must pick its partner among all sentences of the mini-batch's other side
// (multiple-negatives ranking; beyond the papers, methods.md 5).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/matrix.h"

namespace paragram {

// Rows of the vectors of a mini-batch of B pairs: source i at i, target i at B + i.
struct SoftmaxLoss {
    double temperature = 0.05;
    bool symmetric = true;

    // Mean over the pairs of -log p(target i | source i) (+ -log p(source i | target i)), where p is the
    // softmax of cosine / temperature. A sentence whose content equals that of either side of the pair is
    // left out of its choices. gradient: the shape of vectors, overwritten. Cosine denominators are floored
    // at 1e-8.
    double compute(const Matrix& vectors, std::span<const std::uint64_t> sourceContent,
                   std::span<const std::uint64_t> targetContent, Matrix& gradient) const;
};

}  // namespace paragram
