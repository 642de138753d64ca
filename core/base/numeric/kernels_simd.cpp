// Compiled once for each vector unit, with PARAGRAM_KERNEL_SET as its name. This file must contain only plain
// loops: an inline function of a library, compiled with these flags, could become the copy that the linker
// keeps for the whole program.
#include "core/base/numeric/kernels_simd.h"

namespace paragram::PARAGRAM_KERNEL_SET {
namespace {

void addScaled(float* __restrict out, const float* __restrict in, float scale, std::size_t n) {
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) out[i] += scale * in[i];
}

// Eight elements of which the mask, all ones or all zeros, selects some.
inline void addMasked(float* out, const float* in, float scale, EightInts mask) {
    *(Eight*)out += scale * (Eight)((EightInts)(*(const Eight*)in) & mask);
}

// Eight hashes at a time, each for two elements: see dropoutKeeps.
void addDropped(float* __restrict out, const float* __restrict in, float scale, std::uint32_t seed,
                std::uint32_t threshold, std::size_t n) {
    const EightInts dropped = EightInts{} + (static_cast<std::int32_t>(threshold) - 1);
    EightBits lane = EightBits{0, 1, 2, 3, 4, 5, 6, 7} + seed;
    std::size_t i = 0;
    for (; i + 16 <= n; i += 16, lane += 8) {
        const EightBits hash = dropoutHash(lane);
        addMasked(out + i, in + i, scale, (EightInts)(hash & 0xFFFFU) > dropped);
        addMasked(out + i + 8, in + i + 8, scale, (EightInts)(hash >> 16) > dropped);
    }
    if (i == n) return;
    const EightBits hash = dropoutHash(lane);
    EightBits half = hash & 0xFFFFU;
    if (i + 8 <= n) {
        addMasked(out + i, in + i, scale, (EightInts)half > dropped);
        half = hash >> 16;
        i += 8;
    }
    for (std::size_t k = 0; i < n; ++k, ++i) out[i] += half[k] >= threshold ? scale * in[i] : 0.0F;
}

// Several sums at the same time: a single one would wait for each addition to finish.
float dot(const float* a, const float* b, std::size_t n) {
    constexpr std::size_t kSums = 4;
    Eight sums[kSums] = {};
    std::size_t i = 0;
    for (; i + 8 * kSums <= n; i += 8 * kSums) {
        for (std::size_t r = 0; r < kSums; ++r)
            sums[r] += *(const Eight*)(a + i + 8 * r) * *(const Eight*)(b + i + 8 * r);
    }
    for (; i + 8 <= n; i += 8) sums[0] += *(const Eight*)(a + i) * *(const Eight*)(b + i);
    const Eight all = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    float sum = ((all[0] + all[4]) + (all[1] + all[5])) + ((all[2] + all[6]) + (all[3] + all[7]));
    for (; i < n; ++i) sum += a[i] * b[i];
    return sum;
}

// A strip of columns stays in registers while the rows are processed. The last strip of a row overlaps the
// one before it; rows shorter than a strip are processed in eights, then one by one.
constexpr std::size_t kRegisters = 10, kStrip = 8 * kRegisters;

template <std::size_t kCount, class Load>
inline void sumStrip(float* __restrict out, std::size_t first, std::size_t count, float scale, Load load) {
    Eight sum[kCount];
    for (std::size_t r = 0; r < kCount; ++r) sum[r] = Eight{};
    for (std::size_t k = 0; k < count; ++k) {
        for (std::size_t r = 0; r < kCount; ++r) sum[r] += load(k, first + 8 * r);
    }
    for (std::size_t r = 0; r < kCount; ++r) *(Eight*)(out + first + 8 * r) = sum[r] * scale;
}

// load returns eight numbers of a row, one returns one.
template <class Load, class One>
inline void sumStrips(float* __restrict out, std::size_t d, std::size_t count, float scale, Load load,
                      One one) {
    std::size_t first = 0;
    for (; first + kStrip <= d; first += kStrip) sumStrip<kRegisters>(out, first, count, scale, load);
    if (first == d) return;
    if (d >= kStrip) return sumStrip<kRegisters>(out, d - kStrip, count, scale, load);
    for (; first + 8 <= d; first += 8) sumStrip<1>(out, first, count, scale, load);
    for (; first < d; ++first) {
        float sum = 0;
        for (std::size_t k = 0; k < count; ++k) sum += one(k, first);
        out[first] = sum * scale;
    }
}

void sumRows(float* __restrict out, const float* __restrict table, std::size_t stride, std::size_t d,
             const std::int32_t* __restrict ids, std::size_t count, float scale) {
    const auto row = [=](std::size_t k) { return table + static_cast<std::size_t>(ids[k]) * stride; };
    sumStrips(
        out, d, count, scale, [=](std::size_t k, std::size_t j) { return *(const Eight*)(row(k) + j); },
        [=](std::size_t k, std::size_t j) { return row(k)[j]; });
}

void sumScaledRows(float* __restrict out, const float* __restrict table, std::size_t stride, std::size_t d,
                   const std::int32_t* __restrict ids, const float* __restrict scales, std::size_t count) {
    const auto row = [=](std::size_t k) { return table + static_cast<std::size_t>(ids[k]) * stride; };
    sumStrips(
        out, d, count, 1.0F,
        [=](std::size_t k, std::size_t j) { return scales[k] * *(const Eight*)(row(k) + j); },
        [=](std::size_t k, std::size_t j) { return scales[k] * row(k)[j]; });
}

void sumHalfRows(float* __restrict out, const std::uint16_t* __restrict table, std::size_t d,
                 const std::int32_t* __restrict ids, std::size_t count, float scale) {
    typedef short Halves __attribute__((vector_size(16)));
    const auto row = [=](std::size_t k) { return table + static_cast<std::size_t>(ids[k]) * d; };
    sumStrips(
        out, d, count, scale,
        [=](std::size_t k, std::size_t j) {
            Halves halves;
            __builtin_memcpy(&halves, row(k) + j, sizeof halves);
            return (Eight)__builtin_ia32_vcvtph2ps256(halves);
        },
        [=](std::size_t k, std::size_t j) { return halfToFloat(row(k)[j]); });
}

void sumByteRows(float* __restrict out, const std::int8_t* __restrict table,
                 const float* __restrict rowScales, std::size_t d, const std::int32_t* __restrict ids,
                 std::size_t count, float scale) {
    const auto row = [=](std::size_t k) { return table + static_cast<std::size_t>(ids[k]) * d; };
    sumStrips(
        out, d, count, scale,
        [=](std::size_t k, std::size_t j) {
            const auto values = widen(row(k) + j);
            return rowScales[ids[k]] * values;
        },
        [=](std::size_t k, std::size_t j) { return rowScales[ids[k]] * static_cast<float>(row(k)[j]); });
}

inline float vanish(float value) {
    return __builtin_fabsf(value) < kVanished ? 0.0F : value;
}

void adam(float* __restrict weight, float* __restrict mean, float* __restrict variance,
          const float* __restrict gradient, std::size_t n, const AdamScalars& scalars) {
    const AdamScalars s = scalars;
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        const float g = gradient[i] * s.gradientScale;
        mean[i] = vanish(s.beta1 * mean[i] + (1 - s.beta1) * g);
        variance[i] = vanish(s.beta2 * variance[i] + (1 - s.beta2) * g * g);
        weight[i] -= s.rate * mean[i] / (__builtin_sqrtf(variance[i]) * s.inverseRoot + s.epsilon);
    }
}

void fade(float* __restrict weight, float* __restrict mean, float* __restrict variance, std::size_t n,
          float move, float epsilon, float meanFactor, float varianceFactor) {
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        weight[i] -= move * mean[i] / (__builtin_sqrtf(variance[i]) + epsilon);
        mean[i] = vanish(mean[i] * meanFactor);
        variance[i] = vanish(variance[i] * varianceFactor);
    }
}

void scale(float* values, float factor, std::size_t n) {
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) values[i] *= factor;
}

void blend(float* __restrict out, const float* __restrict in, float kept, std::size_t n) {
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) out[i] = kept * out[i] + (1 - kept) * in[i];
}

// e^x to within two units of the last place: 2^k times a polynomial of the rest (Cephes, Moshier 1992).
inline float exponential(float x) {
    x = x < -87.0F ? -87.0F : x > 88.0F ? 88.0F : x;
    constexpr float kRound = 12582912.0F;  // adding it leaves the nearest whole number in the last bits
    const float k = (x * 1.44269504F + kRound) - kRound;
    const float r = (x - k * 0.693359375F) + k * 2.12194440e-4F;
    float p = 1.9875691500e-4F;
    p = p * r + 1.3981999507e-3F;
    p = p * r + 8.3334519073e-3F;
    p = p * r + 4.1665795894e-2F;
    p = p * r + 1.6666665459e-1F;
    p = p * r + 5.0000001201e-1F;
    p = p * r * r + r + 1.0F;
    return p * __builtin_bit_cast(float, (static_cast<std::int32_t>(k) + 127) << 23);
}

inline float sigmoid(float x) {
    return 1.0F / (1.0F + exponential(-x));
}

inline float hyperbolicTangent(float x) {
    return 1.0F - 2.0F / (exponential(2.0F * x) + 1.0F);
}

template <bool kPeepholes>
void lstmCells(float* __restrict gates, const float* __restrict before, float* __restrict cell,
               float* __restrict hidden, const float* __restrict peepholes, std::size_t n) {
    float* __restrict forget = gates + n;
    float* __restrict candidate = gates + 2 * n;
    float* __restrict output = gates + 3 * n;
#pragma omp simd
    for (std::size_t k = 0; k < n; ++k) {
        float i = gates[k], f = forget[k], o = output[k];
        if constexpr (kPeepholes) {
            i += peepholes[k] * before[k];
            f += peepholes[n + k] * before[k];
        }
        i = sigmoid(i);
        f = sigmoid(f);
        const float g = hyperbolicTangent(candidate[k]);
        const float c = f * before[k] + i * g;
        if constexpr (kPeepholes) o += peepholes[2 * n + k] * c;
        o = sigmoid(o);
        gates[k] = i;
        forget[k] = f;
        candidate[k] = g;
        output[k] = o;
        cell[k] = c;
        hidden[k] = o * hyperbolicTangent(c);
    }
}

void lstmStep(float* gates, const float* before, float* cell, float* hidden, const float* peepholes,
              std::size_t n) {
    if (peepholes)
        lstmCells<true>(gates, before, cell, hidden, peepholes, n);
    else
        lstmCells<false>(gates, before, cell, hidden, nullptr, n);
}

template <bool kPeepholes>
void lstmCellGradients(float* __restrict gates, const float* __restrict before, const float* __restrict cell,
                       const float* __restrict hiddenGradient, float* __restrict cellGradient,
                       const float* __restrict peepholes, float* __restrict peepholeGradient, std::size_t n) {
    float* __restrict forget = gates + n;
    float* __restrict candidate = gates + 2 * n;
    float* __restrict output = gates + 3 * n;
#pragma omp simd
    for (std::size_t k = 0; k < n; ++k) {
        const float i = gates[k], f = forget[k], g = candidate[k], o = output[k], h = hiddenGradient[k];
        const float shape = hyperbolicTangent(cell[k]);
        const float toOutput = h * shape * o * (1.0F - o);
        float toCell = cellGradient[k] + h * o * (1.0F - shape * shape);
        if constexpr (kPeepholes) toCell += toOutput * peepholes[2 * n + k];
        const float toInput = toCell * g * i * (1.0F - i);
        const float toForget = toCell * before[k] * f * (1.0F - f);
        float toBefore = toCell * f;
        if constexpr (kPeepholes) {
            toBefore += toInput * peepholes[k] + toForget * peepholes[n + k];
            peepholeGradient[k] += toInput * before[k];
            peepholeGradient[n + k] += toForget * before[k];
            peepholeGradient[2 * n + k] += toOutput * cell[k];
        }
        cellGradient[k] = toBefore;
        gates[k] = toInput;
        forget[k] = toForget;
        candidate[k] = toCell * i * (1.0F - g * g);
        output[k] = toOutput;
    }
}

void lstmStepGradient(float* gates, const float* before, const float* cell, const float* hiddenGradient,
                      float* cellGradient, const float* peepholes, float* peepholeGradient, std::size_t n) {
    if (peepholes)
        lstmCellGradients<true>(gates, before, cell, hiddenGradient, cellGradient, peepholes,
                                peepholeGradient, n);
    else
        lstmCellGradients<false>(gates, before, cell, hiddenGradient, cellGradient, nullptr, nullptr, n);
}

void keepLarger(float* __restrict best, std::int32_t* __restrict index, const float* __restrict values,
                std::int32_t row, std::size_t n) {
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        const bool larger = values[i] > best[i];
        best[i] = larger ? values[i] : best[i];
        index[i] = larger ? row : index[i];
    }
}

}  // namespace

extern const Kernels kSet{PARAGRAM_KERNEL_NAME,
                          dot,
                          addScaled,
                          addDropped,
                          sumRows,
                          sumScaledRows,
                          sumHalfRows,
                          sumByteRows,
                          adam,
                          fade,
                          scale,
                          blend,
                          lstmStep,
                          lstmStepGradient,
                          keepLarger,
                          pickReaching,
                          pickReachingBytes,
                          toBytes,
                          byteProduct,
                          dotsWithBytes,
#ifdef __AVX512VNNI__
                          true
#else
                          false
#endif
};

}  // namespace paragram::PARAGRAM_KERNEL_SET
