// The vector forms of the kernels; each set is the same source, compiled for one vector unit.
#pragma once

#include "core/base/numeric/kernel_set.h"

namespace paragram {
namespace avx2 {
extern const Kernels kSet;
}
namespace avx512 {
extern const Kernels kSet;
}
}  // namespace paragram
