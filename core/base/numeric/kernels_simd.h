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
namespace vnni {
extern const Kernels kSet;
}

#ifdef PARAGRAM_KERNEL_SET
namespace PARAGRAM_KERNEL_SET {
// Eight floats at any address. Types and built-in functions are those of the compiler.
typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef std::int32_t EightInts __attribute__((vector_size(32)));
typedef std::uint32_t EightBits __attribute__((vector_size(32)));

// Eight bytes, with or without a sign, as floats. Left alone, GCC converts them one by one.
template <class Byte>
inline Eight widen(const Byte* bytes) {
#ifdef __clang__
    typedef Byte EightBytes __attribute__((vector_size(8)));
    EightBytes values;
    __builtin_memcpy(&values, bytes, sizeof values);
    return __builtin_convertvector(values, Eight);
#else
    typedef char Bytes __attribute__((vector_size(16)));
    typedef long long Pair __attribute__((vector_size(16)));
    long long low;  // through a register: the upper half stays zero
    __builtin_memcpy(&low, bytes, sizeof low);
    const Bytes values = (Bytes)(Pair{low, 0});
    if constexpr (static_cast<Byte>(-1) < 0)
        return (Eight)__builtin_ia32_cvtdq2ps256(__builtin_ia32_pmovsxbd256(values));
    else
        return (Eight)__builtin_ia32_cvtdq2ps256(__builtin_ia32_pmovzxbd256(values));
#endif
}

// The kernels of kernels_simd_products.cpp.
std::size_t pickReaching(const float* values, const float* floors, float error, float floor, std::size_t n,
                         std::int32_t* out);
std::size_t pickReachingBytes(const std::int32_t* products, const float* scales, const float* errors,
                              const float* floors, const ByteRow& row, std::size_t n, std::int32_t* out);
ByteVector toBytes(std::int8_t* out, const float* values, std::size_t n);
void byteProduct(std::int32_t* out, const std::int8_t* rows, std::size_t stride, const std::uint8_t* columns,
                 const std::int32_t* start, std::size_t count);
void dotsWithBytes(float* out, const float* const* rows, const std::uint8_t* bytes, std::size_t n,
                   std::size_t count);
}  // namespace PARAGRAM_KERNEL_SET
#endif
}  // namespace paragram
