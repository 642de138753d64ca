// Where the kernels compute, and where libtorch's operations.
#pragma once

#include <torch/torch.h>

#include <cstdlib>

namespace paragram::neural {

// Whether the kernels of cpu_kernels.h compute with a tensor: on a CPU, unless PARAGRAM_PLAIN_KERNELS
// is set. Otherwise their plain twins do, which tests compare with them.
inline bool usesKernels(const at::Tensor& tensor) {
    static const bool plain = std::getenv("PARAGRAM_PLAIN_KERNELS") != nullptr;
    return !plain && tensor.is_cpu();
}

}  // namespace paragram::neural
