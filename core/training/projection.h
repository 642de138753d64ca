// The few directions in which sentence vectors differ most, followed as training moves them.
#pragma once

#include <cstddef>

#include "core/base/matrix.h"
#include "core/base/workers.h"

namespace paragram {

// An orthonormal basis, (dimension, k): k is 64 or the dimension where that is less. Random at first.
Matrix startProjection(std::size_t dimension);

// Turns the basis towards the k directions of largest second moment of all rows of source and target: one
// step of subspace iteration. The result does not depend on the threads.
void refreshProjection(Matrix& projection, const Matrix& source, const Matrix& target, Workers& workers);

// out = vectors x projection, (vectors.rows(), k).
void project(const Matrix& vectors, const Matrix& projection, Matrix& out, Workers& workers);

}  // namespace paragram
