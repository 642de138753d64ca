// The mean length of the embeddings of a table.
#pragma once

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"

namespace paragram {

// Mean Euclidean norm of the rows; not finite if a row is not; 0 without rows. The result does not depend on
// the number of threads.
double meanRowNorm(const Matrix& table, Workers& workers);

}  // namespace paragram
