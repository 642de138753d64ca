#include "core/neural/adam.h"

#include <ATen/Parallel.h>

#include <cmath>

#include "core/neural/cpu_kernels.h"
#include "core/neural/kernel_use.h"

namespace paragram::neural {

namespace {

constexpr std::int64_t kGrain = 1 << 16;  // numbers that one thread takes at a time

// Whether the kernels can read them.
bool inKernels(const at::Tensor& tensor) {
    return usesKernels(tensor) && tensor.scalar_type() == at::kFloat && tensor.is_contiguous();
}

}  // namespace

Adam::Adam(std::vector<at::Tensor> parameters, const AdamOptions& options)
    : parameters_(std::move(parameters)), options_(options) {
    for (const at::Tensor& parameter : parameters_) {
        mean.push_back(at::zeros_like(parameter));
        variance.push_back(at::zeros_like(parameter));
    }
}

double globalNorm(const std::vector<at::Tensor>& tensors) {
    double squares = 0;
    at::Tensor more;  // those of a GPU, which is asked once
    for (const at::Tensor& tensor : tensors) {
        if (!tensor.defined()) continue;
        if (inKernels(tensor)) {
            squares += sumOfSquares(tensor.data_ptr<float>(), tensor.numel());
            continue;
        }
        const at::Tensor sum = tensor.square().sum(at::kDouble);
        more = more.defined() ? more + sum : sum;
    }
    return std::sqrt(more.defined() ? squares + more.item<double>() : squares);
}

double Adam::step(std::vector<at::Tensor>& gradients, double rate) {
    const at::NoGradGuard off;
    const double norm = globalNorm(gradients);
    if (!std::isfinite(norm)) return norm;
    ++steps;
    const double scale = options_.clip > 0 && norm > options_.clip ? options_.clip / (norm + 1e-6) : 1;
    const double first = 1 - std::pow(options_.beta1, static_cast<double>(steps)),
                 second = 1 - std::pow(options_.beta2, static_cast<double>(steps));
    const AdamStep fused{static_cast<float>(options_.beta1),  static_cast<float>(options_.beta2),
                         static_cast<float>(scale),           static_cast<float>(1 - rate * options_.decay),
                         static_cast<float>(rate / first),    static_cast<float>(1 / second),
                         static_cast<float>(options_.epsilon)};
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        at::Tensor& gradient = gradients[i];
        if (!gradient.defined()) continue;
        if (inKernels(gradient) && inKernels(parameters_[i])) {
            at::parallel_for(0, gradient.numel(), kGrain, [&](std::int64_t from, std::int64_t to) {
                adamStep(fused, to - from, gradient.data_ptr<float>() + from,
                         mean[i].data_ptr<float>() + from, variance[i].data_ptr<float>() + from,
                         parameters_[i].data_ptr<float>() + from);
            });
            continue;
        }
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
