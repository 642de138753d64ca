// The directions in which the vectors of a mega-batch vary most, followed through the training.
#pragma once

#include <cstddef>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"

namespace paragram {

// A random orthonormal basis, (dimension, k); k is 64, or the dimension if that is less.
Matrix startProjection(std::size_t dimension);

// Turns the basis towards the k directions of largest second moment of all rows of source and target: one
// step of subspace iteration. The result does not depend on the number of threads.
void refreshProjection(Matrix& projection, const Matrix& source, const Matrix& target, Workers& workers);

// out = vectors x projection, (vectors.rows(), k).
void project(const Matrix& vectors, const Matrix& projection, Matrix& out, Workers& workers);

}  // namespace paragram
