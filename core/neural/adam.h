// Adam with decoupled weight decay (torch's AdamW).
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

namespace paragram::neural {

struct AdamOptions {
    double beta1 = 0.9, beta2 = 0.98, epsilon = 1e-8;
    double decay = 1e-4;  // of the weights in each step, times the learning rate
    double clip = 25;     // global gradient norm; 0: no clipping
};
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(AdamOptions, beta1, beta2, epsilon, decay, clip)

class Adam {
  public:
    Adam(std::vector<at::Tensor> parameters, const AdamOptions& options);
    // Gradients in the order of the parameters, changed by clipping; undefined: that parameter takes no part.
    // Returns the global norm before clipping; if it is not finite, nothing else happens.
    double step(std::vector<at::Tensor>& gradients, double rate);

    std::int64_t steps = 0;
    std::vector<at::Tensor> mean, variance;  // first and second moments

  private:
    std::vector<at::Tensor> parameters_;
    AdamOptions options_;
};

// The root of the sum of squares of all tensors.
double globalNorm(const std::vector<at::Tensor>& tensors);

}  // namespace paragram::neural
