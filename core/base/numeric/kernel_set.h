// A kernel set: the innermost loops of training and search.
#pragma once

#include <cstddef>
#include <cstdint>

namespace paragram {

// The scalars of one Adam update (Kingma and Ba 2015): w -= rate * m / (sqrt(v) * inverseRoot + epsilon),
// with rate = lr / (1 - b1^t) and inverseRoot = 1 / sqrt(1 - b2^t).
struct AdamScalars {
    float beta1 = 0.9F, beta2 = 0.999F, epsilon = 1e-8F;
    float rate = 0, inverseRoot = 1;
    float gradientScale = 1;  // clipping
};

// Moments below this no longer move a weight, and slightly smaller numbers are denormal, which some
// processors compute slowly.
constexpr float kVanished = 1e-30F;

// A row of a product of bytes (product_screen.h).
struct ByteRow {
    float scale, length, error, floor;
};

// A vector v in bytes: v = scale p + rest, with whole numbers p of at most 127.
struct ByteVector {
    float scale;                  // 1 where all is (nearly) zero
    std::int32_t sum;             // of p
    double squares, kept, rest2;  // |v|^2, |scale p|^2, |rest|^2
};

struct Kernels {
    const char* name;  // "plain", "avx2", "avx512", "vnni"
    // Sum of a[i] * b[i].
    float (*dot)(const float* a, const float* b, std::size_t n);
    // out += scale * in.
    void (*addScaled)(float* out, const float* in, float scale, std::size_t n);
    // out += scale * in for the elements that dropoutKeeps: the mask can be computed again for the gradient.
    void (*addDropped)(float* out, const float* in, float scale, std::uint32_t seed, std::uint32_t threshold,
                       std::size_t n);
    // out = scale * sum of the rows of table listed in ids; rows are stride floats apart, d of each are read.
    void (*sumRows)(float* out, const float* table, std::size_t stride, std::size_t d,
                    const std::int32_t* ids, std::size_t count, float scale);
    // The same with a scale for each row.
    void (*sumScaledRows)(float* out, const float* table, std::size_t stride, std::size_t d,
                          const std::int32_t* ids, const float* scales, std::size_t count);
    // As sumRows, from rows of d halves (IEEE 754 binary16, finite), or of d bytes with a scale for each row
    // of the table.
    void (*sumHalfRows)(float* out, const std::uint16_t* table, std::size_t d, const std::int32_t* ids,
                        std::size_t count, float scale);
    void (*sumByteRows)(float* out, const std::int8_t* table, const float* rowScales, std::size_t d,
                        const std::int32_t* ids, std::size_t count, float scale);
    // One Adam update of n elements. Here and in fade, a mean or variance below kVanished becomes 0.
    void (*adam)(float* weight, float* mean, float* variance, const float* gradient, std::size_t n,
                 const AdamScalars& scalars);
    // weight -= move * mean / (sqrt(variance) + epsilon); then mean and variance are multiplied by their
    // factors.
    void (*fade)(float* weight, float* mean, float* variance, std::size_t n, float move, float epsilon,
                 float meanFactor, float varianceFactor);
    // values *= factor.
    void (*scale)(float* values, float factor, std::size_t n);
    // out = kept * out + (1 - kept) * in.
    void (*blend)(float* out, const float* in, float kept, std::size_t n);
    // One step of an LSTM cell with n units (methods.md, Encoders): gates contains what the activations i, f,
    // g, o are computed from (4n), and is overwritten by them; c = f c' + i g, h = o tanh(c), with c' in
    // before. peepholes: null, or (3n): i and f also see c', o sees c, each unit its own (P18).
    void (*lstmStep)(float* gates, const float* before, float* cell, float* hidden, const float* peepholes,
                     std::size_t n);
    // Its gradient. gates: the activations, overwritten by the gradient of what they were computed from.
    // cellGradient: of c from later steps, overwritten by that of c'. peepholeGradient (3n): added to, null
    // without peepholes.
    void (*lstmStepGradient)(float* gates, const float* before, const float* cell,
                             const float* hiddenGradient, float* cellGradient, const float* peepholes,
                             float* peepholeGradient, std::size_t n);
    // Where values[i] > best[i]: best[i] = values[i], index[i] = row.
    void (*keepLarger)(float* best, std::int32_t* index, const float* values, std::int32_t row,
                       std::size_t n);
    // The indices with values[i] + error at least the smaller of floor and floors[i], ascending, into out
    // (which has space for n); returns their number.
    std::size_t (*pickReaching)(const float* values, const float* floors, float error, float floor,
                                std::size_t n, std::int32_t* out);
    // The same for products of bytes: values[i] = products[i] * scales[i] * row.scale, error = row.error +
    // row.length * errors[i], floor = row.floor.
    std::size_t (*pickReachingBytes)(const std::int32_t* products, const float* scales, const float* errors,
                                     const float* floors, const ByteRow& row, std::size_t n,
                                     std::int32_t* out);
    // A finite vector in bytes; out is p.
    ByteVector (*toBytes)(std::int8_t* out, const float* values, std::size_t n);
    // out[i * 64 + j] = start[i] + the sum over k of rows[i * stride + k] * column(j)[k], for i < count <=
    // kByteRows and 64 columns, of which four bytes each lie together: (stride / 4, 64, 4).
    void (*byteProduct)(std::int32_t* out, const std::int8_t* rows, std::size_t stride,
                        const std::uint8_t* columns, const std::int32_t* start, std::size_t count);
    static constexpr std::size_t kByteRows = 6;
    // out[j * kDotRows + i] = the sum over k < n of rows[i][k] * bytes[j * n + k], for kDotRows rows and j <
    // count. No sum depends on the other rows or on count.
    void (*dotsWithBytes)(float* out, const float* const* rows, const std::uint8_t* bytes, std::size_t n,
                          std::size_t count);
    static constexpr std::size_t kDotRows = 4;
    // byteProduct is several times as fast as a product of floats (VNNI).
    bool bytesAreFast;
};

// lowbias32 (Wellons 2018): two multiplications mix all bits. Bits is a whole number of 32 bits without a
// sign, or several of them. Always inline, as each kernel set compiles it for another vector unit.
template <class Bits>
[[gnu::always_inline]] inline Bits dropoutHash(Bits x) {
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    return x ^ (x >> 16);
}

// The share of elements to drop, 0 to 1, as a threshold: 16 bits of a hash below it drop an element.
inline std::uint32_t dropoutThreshold(double share) {
    return static_cast<std::uint32_t>(share * 65536.0 + 0.5);
}

// Whether dropout leaves element i of the vector with this seed. One hash serves two elements: of sixteen,
// the first eight take its lower half, the others its upper half.
inline bool dropoutKeeps(std::uint32_t seed, std::size_t i, std::uint32_t threshold) {
    const auto lane = static_cast<std::uint32_t>(i / 16 * 8 + i % 8);
    const std::uint32_t hash = dropoutHash(seed + lane);
    return (i % 16 < 8 ? hash & 0xFFFFU : hash >> 16) >= threshold;
}

// Converts a finite half to a float: its exponent is raised by 112.
inline float halfToFloat(std::uint16_t half) {
    const std::uint32_t magnitude = static_cast<std::uint32_t>(half & 0x7FFFU) << 13;
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000U) << 16;
    return __builtin_bit_cast(
        float, __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, magnitude) * 0x1p112F) | sign);
}

}  // namespace paragram
