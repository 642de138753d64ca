// Sentence vectors drawn on a plane, and clusters to colour them by.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/matrix.h"
#include "core/base/workers.h"
#include "core/search/vector_view.h"

namespace paragram {

// The two directions in which the vectors differ most (principal components). Gives (rows, 2); each
// direction's largest absolute value is positive.
Matrix principalPlane(VectorView vectors);

// t-SNE (van der Maaten and Hinton 2008) from a first plane, exact: a few thousand vectors. onStep gets the
// plane from time to time, on the caller's thread. A stop gives the plane as it is then.
Matrix neighbourMap(VectorView vectors, const Matrix& start, Workers& workers, const JobContext& job,
                    const std::function<void(const Matrix&)>& onStep);

// k-means on the unit sphere from k vectors far from each other; the cluster of each vector, from 0, the
// largest cluster first.
std::vector<int> clustersOf(VectorView vectors, int k, Workers& workers);

}  // namespace paragram
