// Places sentence vectors on a plane, and clusters them for colouring.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/numeric/matrix.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/workers.h"

namespace paragram {

// The first two principal components, (rows, 2); the largest absolute value of each is positive.
Matrix pcaPlane(VectorView vectors);

// Exact t-SNE (van der Maaten and Hinton 2008), starting from a plane, for a few thousand vectors. onStep is
// called with the plane from time to time, on the caller's thread. When stopped, returns the plane so far.
Matrix tsneMap(VectorView vectors, const Matrix& start, Workers& workers, const JobContext& job,
               const std::function<void(const Matrix&)>& onStep);

// Spherical k-means (FAISS): the cluster of each vector, from 0, the largest cluster first. The result
// depends on the vectors only.
std::vector<int> sphericalKMeans(VectorView vectors, int k);

}  // namespace paragram
