// Where the kernels compute, and where libtorch's operations.
#pragma once

#include <torch/types.h>

#include <cstdlib>

namespace paragram::neural {

// Whether the kernels of cpu_kernels.h compute with a tensor: on a CPU in single or double precision, unless
// PARAGRAM_PLAIN_KERNELS is set. Otherwise their plain twins do, which tests compare with them.
inline bool usesKernels(const at::Tensor& tensor) {
    static const bool plain = std::getenv("PARAGRAM_PLAIN_KERNELS") != nullptr;
    return !plain && tensor.is_cpu() &&
           (tensor.scalar_type() == at::kFloat || tensor.scalar_type() == at::kDouble);
}

}  // namespace paragram::neural
