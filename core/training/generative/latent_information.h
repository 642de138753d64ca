// What the distributions of a latent say about their sentences (He et al. 2019; P20, A.1), in nats.
#pragma once

#include <cstdint>

#include "core/base/numeric/matrix.h"

namespace paragram {

// The mean of KL(q(z | x) || p(z)) over the rows. mean, logVariance: (sentences, latent).
double meanDivergence(const Matrix& mean, const Matrix& logVariance);
// KL(q(z) || p(z)) of the aggregate posterior q(z), the mean of the distributions of the rows, estimated with
// one sample of each.
double aggregateDivergence(const Matrix& mean, const Matrix& logVariance, std::uint64_t seed);
// Of sentence and latent: the difference of the two. At most the logarithm of the rows.
double mutualInformation(const Matrix& mean, const Matrix& logVariance, std::uint64_t seed);

}  // namespace paragram
