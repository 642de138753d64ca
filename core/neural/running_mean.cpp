#include "core/neural/running_mean.h"

namespace paragram::neural {

RunningMean::RunningMean(const GenerativeModel& model, double share) : share_(share) {
    if (share <= 0) return;
    for (const at::Tensor& parameter : model.parameters()) values.push_back(parameter.detach().clone());
}

void RunningMean::step(const GenerativeModel& model) {
    const at::NoGradGuard off;
    const auto parameters = model.parameters();
    for (std::size_t i = 0; i < values.size(); ++i) values[i].mul_(share_).add_(parameters[i], 1 - share_);
}

WithMean::WithMean(GenerativeModel& model, RunningMean& mean) : model_(model), mean_(mean) {
    exchange();
}

WithMean::~WithMean() {
    exchange();
}

void WithMean::exchange() {
    const auto parameters = model_.parameters();
    for (std::size_t i = 0; i < mean_.values.size(); ++i) {
        const at::Tensor weights = parameters[i].variable_data();
        parameters[i].set_data(mean_.values[i]);
        mean_.values[i] = weights;
    }
}

}  // namespace paragram::neural
