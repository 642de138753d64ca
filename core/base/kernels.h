// The innermost loops, in a plain form and in forms for the vector units of a processor.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace paragram {

// Scalars of one Adam update (Kingma and Ba 2015): w -= rate * m / (sqrt(v) * inverseRoot + epsilon), where
// rate = lr / (1 - b1^t) and inverseRoot = 1 / sqrt(1 - b2^t).
struct AdamScalars {
    float beta1 = 0.9F, beta2 = 0.999F, epsilon = 1e-8F;
    float rate = 0, inverseRoot = 1;
    float gradientScale = 1;  // clipping
};

// What is left of a moment below this moves no weight, and numbers not far below it are denormal, which some
// processors compute slowly.
constexpr float kVanished = 1e-30F;

struct Kernels {
    const char* name;  // "plain", "avx2", "avx512"
    // Sum of a[i] * b[i].
    float (*dot)(const float* a, const float* b, std::size_t n);
    // out += scale * in.
    void (*addScaled)(float* out, const float* in, float scale, std::size_t n);
    // out += scale * in where the element's hash is not below threshold: dropout with a mask that is a
    // function of (seed, element) and can be made again for the gradient.
    void (*addDropped)(float* out, const float* in, float scale, std::uint32_t seed, std::uint32_t threshold,
                       std::size_t n);
    // out = scale * sum of the rows of table that ids names; rows begin every stride floats, d are read.
    void (*sumRows)(float* out, const float* table, std::size_t stride, std::size_t d,
                    const std::int32_t* ids, std::size_t count, float scale);
    // The same with a scale for each row.
    void (*sumScaledRows)(float* out, const float* table, std::size_t stride, std::size_t d,
                          const std::int32_t* ids, const float* scales, std::size_t count);
    // As sumRows from rows of d halves (IEEE 754 binary16, finite), or of d bytes with a scale for each row
    // of the table.
    void (*sumHalfRows)(float* out, const std::uint16_t* table, std::size_t d, const std::int32_t* ids,
                        std::size_t count, float scale);
    void (*sumByteRows)(float* out, const std::int8_t* table, const float* rowScales, std::size_t d,
                        const std::int32_t* ids, std::size_t count, float scale);
    // One Adam update of n elements. Here and in fade a mean or variance below kVanished becomes 0.
    void (*adam)(float* weight, float* mean, float* variance, const float* gradient, std::size_t n,
                 const AdamScalars& scalars);
    // weight -= move * mean / (sqrt(variance) + epsilon), then mean and variance shrink by their factors.
    void (*fade)(float* weight, float* mean, float* variance, std::size_t n, float move, float epsilon,
                 float meanFactor, float varianceFactor);
    // values *= factor.
    void (*scale)(float* values, float factor, std::size_t n);
    // out = kept * out + (1 - kept) * in.
    void (*blend)(float* out, const float* in, float kept, std::size_t n);
    // The largest of n values (n >= 1) and where it first stands.
    std::size_t (*argMax)(const float* values, std::size_t n);
    // Where values[i] > best[i]: best[i] = values[i], index[i] = row.
    void (*keepLarger)(float* best, std::int32_t* index, const float* values, std::int32_t row,
                       std::size_t n);
    // Where values[i] > bound, ascending, into out (room for n); returns how many there are.
    std::size_t (*pickAbove)(const float* values, float bound, std::size_t n, std::int32_t* out);
    // The same with a bound for each value.
    std::size_t (*pickAboveEach)(const float* values, const float* bounds, std::size_t n, std::int32_t* out);
};

// The element hash of addDropped, for tests and plain code.
inline std::uint32_t dropoutHash(std::uint32_t x) {
    // lowbias32 (Wellons 2018): two multiplications, all bits mixed.
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    return x ^ (x >> 16);
}

// A finite half as a float: its exponent moves up by 112.
inline float halfToFloat(std::uint16_t half) {
    const std::uint32_t magnitude = static_cast<std::uint32_t>(half & 0x7FFFU) << 13;
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000U) << 16;
    return __builtin_bit_cast(
        float, __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, magnitude) * 0x1p112F) | sign);
}

// The plain twin every other form is tested against.
const Kernels& plainKernels();
// The fastest form this processor runs, found once.
const Kernels& kernels();
// All forms this processor runs, plain first.
std::span<const Kernels* const> availableKernels();

}  // namespace paragram
