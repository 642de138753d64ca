#include "core/base/numeric/kernels.h"

#include <array>

#include "core/base/numeric/kernels_simd.h"

namespace paragram {
namespace {

struct Available {
    std::array<const Kernels*, 4> sets{};
    std::size_t count = 0;
};

Available findAvailable() {
    Available found;
    found.sets[found.count++] = &referenceKernels();
#if defined(__x86_64__)
    // Every processor with both also has half floats (F16C), which Clang 14 cannot query.
    const bool avx2Runs = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    if (avx2Runs) found.sets[found.count++] = &avx2::kSet;
    const bool avx512Runs = avx2Runs && __builtin_cpu_supports("avx512f") &&
                            __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                            __builtin_cpu_supports("avx512bw");
    if (avx512Runs) found.sets[found.count++] = &avx512::kSet;
    if (avx512Runs && __builtin_cpu_supports("avx512vnni")) found.sets[found.count++] = &vnni::kSet;
#endif
    return found;
}

const Available& available() {
    static const Available found = findAvailable();
    return found;
}

}  // namespace

const Kernels& kernels() {
    return *available().sets[available().count - 1];
}

std::span<const Kernels* const> availableKernels() {
    return {available().sets.data(), available().count};
}

}  // namespace paragram
