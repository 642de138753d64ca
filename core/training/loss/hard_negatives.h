// The most similar wrong sentence for each sentence of a mega-batch (P19 2, P22 3; methods.md, Negatives).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/numeric/product_screen.h"
#include "core/base/ranks/communicator.h"
#include "core/base/workers.h"

namespace paragram {

// Vectors normalised to length 1. Sentences with equal content have the same text: a sentence equal to s or
// to t cannot be the negative of either. Own partners are never chosen, whatever the contents.
struct NegativeCandidates {
    const Matrix& source;                          // (pairs, dimension)
    const Matrix& target;                          // (pairs, dimension)
    std::span<const std::uint64_t> sourceContent;  // (pairs)
    std::span<const std::uint64_t> targetContent;  // (pairs)
};

struct NegativeRule {
    // The candidates of a source are the targets of the other pairs, and vice versa. Otherwise they are all
    // sentences of the other pairs.
    bool opposite = true;
    std::size_t count = 1;  // negatives of each sentence
    // Among the kSpare most similar candidates beside those counted, one whose cosine exceeds that of the
    // pair by more than this is skipped: it may be another translation. 2: none is.
    double guard = 2;
    static constexpr std::size_t kSpare = 15;
};

// The negatives of sentence i are at i * count, the most similar first. Sentence j < pairs is source j,
// pairs + j is target j; -1: no candidate.
struct NegativeChoice {
    std::vector<std::int32_t> forSource, forTarget;
    std::vector<float> sourceCosine, targetCosine;
};

// Of equal candidates the first is chosen; the result depends neither on the number of threads nor on the
// screening. Ranks with the same candidates share the search, and all get the whole choice.
NegativeChoice chooseNegatives(const NegativeCandidates& candidates, const NegativeRule& rule,
                               Workers& workers, Communicator& ranks = singleProcess(),
                               Screening screening = Screening::fastest);

// The same by means of a projection of the vectors to few dimensions (projection.h): the candidates with the
// eight best projected cosines are compared by their full vectors. Often another choice, nearly as similar,
// at a fraction of the cost (measured in datasets/published/README.md).
NegativeChoice chooseNegativesByProjection(const NegativeCandidates& candidates, const Matrix& projection,
                                           const NegativeRule& rule, Workers& workers,
                                           Communicator& ranks = singleProcess());

// The reference implementation: one pair of sentences after another.
NegativeChoice chooseNegativesReference(const NegativeCandidates& candidates, const NegativeRule& rule);

}  // namespace paragram
