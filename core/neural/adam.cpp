#include "core/neural/adam.h"

#include <cmath>

namespace paragram::neural {

Adam::Adam(std::vector<at::Tensor> parameters, const AdamOptions& options)
    : parameters_(std::move(parameters)), options_(options) {
    for (const at::Tensor& parameter : parameters_) {
        mean.push_back(at::zeros_like(parameter));
        variance.push_back(at::zeros_like(parameter));
    }
}

double globalNorm(const std::vector<at::Tensor>& tensors) {
    double squares = 0;
    for (const at::Tensor& tensor : tensors)
        if (tensor.defined()) squares += tensor.square().sum(at::kDouble).item<double>();
    return std::sqrt(squares);
}

double Adam::step(std::vector<at::Tensor>& gradients, double rate) {
    const at::NoGradGuard off;
    const double norm = globalNorm(gradients);
    if (!std::isfinite(norm)) return norm;
    ++steps;
    const double scale = options_.clip > 0 && norm > options_.clip ? options_.clip / (norm + 1e-6) : 1;
    const double first = 1 - std::pow(options_.beta1, static_cast<double>(steps)),
                 second = 1 - std::pow(options_.beta2, static_cast<double>(steps));
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        at::Tensor& gradient = gradients[i];
        if (!gradient.defined()) continue;
        if (scale != 1) gradient.mul_(scale);
        mean[i].mul_(options_.beta1).add_(gradient, 1 - options_.beta1);
        variance[i].mul_(options_.beta2).addcmul_(gradient, gradient, 1 - options_.beta2);
        parameters_[i].mul_(1 - rate * options_.decay);
        parameters_[i].addcdiv_(mean[i], (variance[i] / second).sqrt_().add_(options_.epsilon),
                                -rate / first);
    }
    return norm;
}

}  // namespace paragram::neural
