// What differs between one computation of a model and another.
#pragma once

#include <torch/types.h>

namespace paragram::neural {

struct Pass {
    double dropout = 0;  // share of elements set to zero; 0 outside of training
    at::Generator generator{};
    // Probability of each token to be a candidate of the sampled softmax; undefined: all tokens are.
    at::Tensor inclusion{};

    at::Tensor drop(const at::Tensor& x);
};

}  // namespace paragram::neural
