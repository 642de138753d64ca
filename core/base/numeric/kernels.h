// Selects the kernel set: plain C++, or a form for the vector units of the processor.
#pragma once

#include <span>

#include "core/base/numeric/kernel_set.h"

namespace paragram {

// The reference implementation, with which tests compare every other set.
const Kernels& referenceKernels();
// The fastest set that this processor supports, determined once.
const Kernels& kernels();
// All sets that this processor supports, the plain one first.
std::span<const Kernels* const> availableKernels();

}  // namespace paragram
