#include "core/neural/pass.h"

#include <ATen/CPUGeneratorImpl.h>

#include "core/neural/cpu_kernels.h"

namespace paragram::neural {

at::Tensor Pass::drop(const at::Tensor& x) {
    if (dropout <= 0) return x;
    at::Tensor mask = at::empty(x.sizes(), x.options().requires_grad(false));
    if (mask.is_cpu() && mask.scalar_type() == at::kFloat)
        dropoutMask(mask.data_ptr<float>(), mask.numel(), dropout,
                    at::check_generator<at::CPUGeneratorImpl>(generator)->random64());
    else
        mask.bernoulli_(1 - dropout, generator).mul_(1 / (1 - dropout));
    return x * mask;
}

}  // namespace paragram::neural
