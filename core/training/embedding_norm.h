// How long the embeddings of a table have grown.
#pragma once

#include "core/base/matrix.h"
#include "core/base/workers.h"

namespace paragram {

// Mean Euclidean norm of the rows; not finite where a row is not; 0 without rows. The same on any number of
// threads.
double meanRowNorm(const Matrix& table, Workers& workers);

}  // namespace paragram
