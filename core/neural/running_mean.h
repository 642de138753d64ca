// A running mean of the weights (train.average), which is saved and evaluated instead of them.
#pragma once

#include <torch/types.h>

#include <vector>

#include "core/neural/generative_model.h"

namespace paragram::neural {

class RunningMean {
  public:
    RunningMean() = default;  // none
    // share: what the mean keeps of itself at each step, 0 to below 1; 0: none. Begins as the weights.
    RunningMean(const GenerativeModel& model, double share);
    // Moves it towards the weights, after a step.
    void step(const GenerativeModel& model);

    std::vector<at::Tensor> values;  // in the order of the parameters, or empty

  private:
    double share_ = 0;
};

// While it lives, the model has the mean as its weights, if there is one.
class WithMean {
  public:
    WithMean(GenerativeModel& model, RunningMean& mean);
    ~WithMean();
    WithMean(const WithMean&) = delete;
    WithMean& operator=(const WithMean&) = delete;

  private:
    void exchange();

    GenerativeModel& model_;
    RunningMean& mean_;
};

}  // namespace paragram::neural
