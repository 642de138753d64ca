// The directions in which vectors are longest, and whitening.
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/numeric/vector_view.h"

namespace paragram {

// The k eigenvectors of the vectors' second moment with the largest eigenvalues, largest first, as the
// columns of a (cols, k) matrix; the component of each with the largest absolute value is positive. The
// vectors are not centred, so that projections on them keep dot products best. Of more than 200,000 vectors
// as many, evenly spaced, are read. k: 1 to cols.
Matrix principalAxes(VectorView vectors, std::size_t k);

// x -> (x - mean) scale, after which the vectors that it was made from have mean zero and the identity as
// covariance.
struct Whitening {
    std::vector<float> mean;
    Matrix scale;  // (cols, cols)

    void apply(Matrix& vectors) const;
};

// From the eigenvectors of the covariance, divided by the roots of their eigenvalues; those below a millionth
// of the largest count as that. Of more than 200,000 vectors as many are read.
Whitening whitening(VectorView vectors);

}  // namespace paragram
