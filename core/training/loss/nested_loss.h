// The loss of the first dimensions of vectors beside that of all, so that vectors may be cut (Kusupati et al.
// 2022, Matryoshka representation learning, equation 1 with equal weights).
#pragma once

#include <functional>
#include <vector>

#include "core/base/numeric/matrix.h"

namespace paragram {

// 32, 64, 128, ... below d, then d.
std::vector<std::size_t> nestedDimensions(std::size_t d);

// A loss of vectors, with the gradient and the rows of it that are not zero.
using LossOfVectors =
    std::function<double(const Matrix& vectors, Matrix& gradient, std::vector<char>& active)>;

// The mean of the losses of the first k dimensions over nestedDimensions. gradient: the shape of vectors,
// overwritten.
double nestedLoss(const Matrix& vectors, const LossOfVectors& loss, Matrix& gradient,
                  std::vector<char>& active);

}  // namespace paragram
