// Products of bytes and which of them matter. Compiled like kernels_simd.cpp.
#include "core/base/numeric/kernels_simd.h"

namespace paragram::PARAGRAM_KERNEL_SET {
namespace {

// Few values are above: a block without any is skipped after one test.
constexpr std::size_t kBlock = 64;

template <class Above>
inline std::size_t pick(std::size_t n, std::int32_t* __restrict out, Above above) {
    std::size_t count = 0, first = 0;
    for (; first + kBlock <= n; first += kBlock) {
        int any = 0;
#pragma omp simd reduction(| : any)
        for (std::size_t i = 0; i < kBlock; ++i) any |= above(first + i) ? 1 : 0;
        if (any == 0) continue;
        for (std::size_t i = first; i < first + kBlock; ++i) {
            if (above(i)) out[count++] = static_cast<std::int32_t>(i);
        }
    }
    for (; first < n; ++first) {
        if (above(first)) out[count++] = static_cast<std::int32_t>(first);
    }
    return count;
}

#ifdef __AVX512VNNI__
typedef int Sixteen __attribute__((vector_size(64), may_alias));

// Adds to each of sixteen sums the products of four bytes without a sign and four with one.
inline Sixteen addProducts(Sixteen sums, Sixteen unsignedBytes, Sixteen signedBytes) {
#ifdef __clang__
    return (Sixteen)__builtin_ia32_vpdpbusd512(sums, unsignedBytes, signedBytes);
#else
    return (Sixteen)__builtin_ia32_vpdpbusd_v16si(sums, unsignedBytes, signedBytes);
#endif
}
#endif

// Sixteen sums of four products each are added at a time. All sums of kRows rows stay in registers.
template <std::size_t kRows>
void productOfRows(std::int32_t* __restrict out, const std::int8_t* __restrict rows, std::size_t stride,
                   const std::uint8_t* __restrict columns, const std::int32_t* __restrict start) {
#ifdef __AVX512VNNI__
    typedef int Somewhere __attribute__((vector_size(64), aligned(1), may_alias));
    Sixteen sums[kRows][4];
    for (std::size_t i = 0; i < kRows; ++i) {
        for (Sixteen& sum : sums[i]) sum = Sixteen{} + start[i];
    }
    for (std::size_t k = 0; k < stride; k += 4) {
        Sixteen part[4];
        for (std::size_t q = 0; q < 4; ++q) part[q] = *(const Somewhere*)(columns + k * 64 + q * 64);
        for (std::size_t i = 0; i < kRows; ++i) {
            int four;
            __builtin_memcpy(&four, rows + i * stride + k, sizeof four);
            const Sixteen row = Sixteen{} + four;
            for (std::size_t q = 0; q < 4; ++q) sums[i][q] = addProducts(sums[i][q], part[q], row);
        }
    }
    for (std::size_t i = 0; i < kRows; ++i) {
        for (std::size_t q = 0; q < 4; ++q) *(Somewhere*)(out + i * 64 + q * 16) = sums[i][q];
    }
#else
    for (std::size_t i = 0; i < kRows; ++i) {
        std::int32_t* __restrict sums = out + i * 64;
        for (std::size_t j = 0; j < 64; ++j) sums[j] = start[i];
        for (std::size_t k = 0; k < stride; k += 4) {
            const std::int8_t* row = rows + i * stride + k;
            const std::uint8_t* part = columns + k * 64;
            for (std::size_t j = 0; j < 64; ++j) {
                sums[j] += row[0] * part[4 * j] + row[1] * part[4 * j + 1] + row[2] * part[4 * j + 2] +
                           row[3] * part[4 * j + 3];
            }
        }
    }
#endif
}

}  // namespace

std::size_t pickReaching(const float* values, const float* floors, float error, float floor, std::size_t n,
                         std::int32_t* out) {
    return pick(n, out,
                [=](std::size_t i) { return values[i] + error >= (floors[i] < floor ? floors[i] : floor); });
}

std::size_t pickReachingBytes(const std::int32_t* products, const float* scales, const float* errors,
                              const float* floors, const ByteRow& row, std::size_t n, std::int32_t* out) {
    const ByteRow r = row;
    return pick(n, out, [=](std::size_t i) {
        const float value = static_cast<float>(products[i]) * scales[i] * r.scale;
        return value + (r.error + r.length * errors[i]) >= (floors[i] < r.floor ? floors[i] : r.floor);
    });
}

ByteVector toBytes(std::int8_t* __restrict out, const float* __restrict values, std::size_t n) {
    float largest = 0;
#pragma omp simd reduction(max : largest)
    for (std::size_t i = 0; i < n; ++i) {
        const float amount = values[i] < 0 ? -values[i] : values[i];
        largest = amount > largest ? amount : largest;
    }
    const float scale = largest > kVanished ? largest / 127 : 1, inverse = 1 / scale;
    constexpr float kWhole = 0x1.8p23F;  // x + kWhole - kWhole is x rounded to a whole number
    double squares = 0, kept = 0, rest2 = 0;
    std::int32_t sum = 0;
#pragma omp simd reduction(+ : squares, kept, rest2, sum)
    for (std::size_t i = 0; i < n; ++i) {
        const float x = values[i] * inverse;
        float p = (x + kWhole) - kWhole;
        p = p > 127.0F ? 127.0F : p;
        p = p < -127.0F ? -127.0F : p;
        const double v = values[i], k = static_cast<double>(scale) * p, rest = v - k;
        squares += v * v;
        kept += k * k;
        rest2 += rest * rest;
        const auto whole = static_cast<std::int32_t>(p);
        sum += whole;
        out[i] = static_cast<std::int8_t>(whole);
    }
    return {scale, sum, squares, kept, rest2};
}

void byteProduct(std::int32_t* out, const std::int8_t* rows, std::size_t stride, const std::uint8_t* columns,
                 const std::int32_t* start, std::size_t count) {
    if (count == Kernels::kByteRows)
        return productOfRows<Kernels::kByteRows>(out, rows, stride, columns, start);
    for (std::size_t i = 0; i < count; ++i)
        productOfRows<1>(out + i * 64, rows + i * stride, stride, columns, start + i);
}

// Each byte is converted once for all rows. Two sums a row: one would wait for each addition to finish.
void dotsWithBytes(float* __restrict out, const float* const* rows, const std::uint8_t* __restrict bytes,
                   std::size_t n, std::size_t count) {
    constexpr std::size_t kRows = Kernels::kDotRows, kSums = 2;
    const float* of[kRows];
    for (std::size_t i = 0; i < kRows; ++i) of[i] = rows[i];
    for (std::size_t j = 0; j < count; ++j) {
        const std::uint8_t* column = bytes + j * n;
        Eight sums[kRows][kSums] = {};
        std::size_t k = 0;
        for (; k + 8 * kSums <= n; k += 8 * kSums) {
            for (std::size_t s = 0; s < kSums; ++s) {
                const Eight values = widen(column + k + 8 * s);
                for (std::size_t i = 0; i < kRows; ++i)
                    sums[i][s] += *(const Eight*)(of[i] + k + 8 * s) * values;
            }
        }
        for (; k + 8 <= n; k += 8) {
            const Eight values = widen(column + k);
            for (std::size_t i = 0; i < kRows; ++i) sums[i][0] += *(const Eight*)(of[i] + k) * values;
        }
        for (std::size_t i = 0; i < kRows; ++i) {
            const Eight all = sums[i][0] + sums[i][1];
            float sum = ((all[0] + all[4]) + (all[1] + all[5])) + ((all[2] + all[6]) + (all[3] + all[7]));
            for (std::size_t rest = k; rest < n; ++rest)
                sum += of[i][rest] * static_cast<float>(column[rest]);
            out[j * kRows + i] = sum;
        }
    }
}

}  // namespace paragram::PARAGRAM_KERNEL_SET
