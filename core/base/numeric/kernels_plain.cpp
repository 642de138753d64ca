#include <algorithm>
#include <cmath>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

float dot(const float* a, const float* b, std::size_t n) {
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) sum += static_cast<double>(a[i]) * b[i];
    return static_cast<float>(sum);
}

void addScaled(float* out, const float* in, float scale, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) out[i] += scale * in[i];
}

void addDropped(float* out, const float* in, float scale, std::uint32_t seed, std::uint32_t threshold,
                std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        if (dropoutKeeps(seed, i, threshold)) out[i] += scale * in[i];
    }
}

void sumRows(float* out, const float* table, std::size_t stride, std::size_t d, const std::int32_t* ids,
             std::size_t count, float scale) {
    for (std::size_t j = 0; j < d; ++j) {
        double sum = 0;
        for (std::size_t k = 0; k < count; ++k) sum += table[static_cast<std::size_t>(ids[k]) * stride + j];
        out[j] = static_cast<float>(sum * scale);
    }
}

void sumScaledRows(float* out, const float* table, std::size_t stride, std::size_t d, const std::int32_t* ids,
                   const float* scales, std::size_t count) {
    for (std::size_t j = 0; j < d; ++j) {
        double sum = 0;
        for (std::size_t k = 0; k < count; ++k) {
            sum += static_cast<double>(scales[k]) * table[static_cast<std::size_t>(ids[k]) * stride + j];
        }
        out[j] = static_cast<float>(sum);
    }
}

void sumHalfRows(float* out, const std::uint16_t* table, std::size_t d, const std::int32_t* ids,
                 std::size_t count, float scale) {
    for (std::size_t j = 0; j < d; ++j) {
        double sum = 0;
        for (std::size_t k = 0; k < count; ++k)
            sum += halfToFloat(table[static_cast<std::size_t>(ids[k]) * d + j]);
        out[j] = static_cast<float>(sum * scale);
    }
}

void sumByteRows(float* out, const std::int8_t* table, const float* rowScales, std::size_t d,
                 const std::int32_t* ids, std::size_t count, float scale) {
    for (std::size_t j = 0; j < d; ++j) {
        double sum = 0;
        for (std::size_t k = 0; k < count; ++k) {
            const auto row = static_cast<std::size_t>(ids[k]);
            sum += static_cast<double>(rowScales[row]) * table[row * d + j];
        }
        out[j] = static_cast<float>(sum * scale);
    }
}

float vanish(float value) {
    return std::abs(value) < kVanished ? 0.0F : value;
}

void adam(float* weight, float* mean, float* variance, const float* gradient, std::size_t n,
          const AdamScalars& s) {
    for (std::size_t i = 0; i < n; ++i) {
        const float g = gradient[i] * s.gradientScale;
        mean[i] = vanish(s.beta1 * mean[i] + (1 - s.beta1) * g);
        variance[i] = vanish(s.beta2 * variance[i] + (1 - s.beta2) * g * g);
        weight[i] -= s.rate * mean[i] / (std::sqrt(variance[i]) * s.inverseRoot + s.epsilon);
    }
}

void fade(float* weight, float* mean, float* variance, std::size_t n, float move, float epsilon,
          float meanFactor, float varianceFactor) {
    for (std::size_t i = 0; i < n; ++i) {
        weight[i] -= move * mean[i] / (std::sqrt(variance[i]) + epsilon);
        mean[i] = vanish(mean[i] * meanFactor);
        variance[i] = vanish(variance[i] * varianceFactor);
    }
}

void scale(float* values, float factor, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) values[i] *= factor;
}

void blend(float* out, const float* in, float kept, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) out[i] = kept * out[i] + (1 - kept) * in[i];
}

float sigmoid(float x) {
    return 1.0F / (1.0F + std::exp(-x));
}

void lstmStep(float* gates, const float* before, float* cell, float* hidden, const float* peepholes,
              std::size_t n) {
    for (std::size_t k = 0; k < n; ++k) {
        float &i = gates[k], &f = gates[n + k], &g = gates[2 * n + k], &o = gates[3 * n + k];
        if (peepholes) {
            i += peepholes[k] * before[k];
            f += peepholes[n + k] * before[k];
        }
        i = sigmoid(i);
        f = sigmoid(f);
        g = std::tanh(g);
        cell[k] = f * before[k] + i * g;
        if (peepholes) o += peepholes[2 * n + k] * cell[k];
        o = sigmoid(o);
        hidden[k] = o * std::tanh(cell[k]);
    }
}

void lstmStepGradient(float* gates, const float* before, const float* cell, const float* hiddenGradient,
                      float* cellGradient, const float* peepholes, float* peepholeGradient, std::size_t n) {
    for (std::size_t k = 0; k < n; ++k) {
        float &i = gates[k], &f = gates[n + k], &g = gates[2 * n + k], &o = gates[3 * n + k];
        const float shape = std::tanh(cell[k]);
        const float toOutput = hiddenGradient[k] * shape * o * (1 - o);
        float toCell = cellGradient[k] + hiddenGradient[k] * o * (1 - shape * shape);
        if (peepholes) toCell += toOutput * peepholes[2 * n + k];
        const float toInput = toCell * g * i * (1 - i);
        const float toForget = toCell * before[k] * f * (1 - f);
        const float toCandidate = toCell * i * (1 - g * g);
        cellGradient[k] = toCell * f;
        if (peepholes) {
            cellGradient[k] += toInput * peepholes[k] + toForget * peepholes[n + k];
            peepholeGradient[k] += toInput * before[k];
            peepholeGradient[n + k] += toForget * before[k];
            peepholeGradient[2 * n + k] += toOutput * cell[k];
        }
        i = toInput;
        f = toForget;
        g = toCandidate;
        o = toOutput;
    }
}

void keepLarger(float* best, std::int32_t* index, const float* values, std::int32_t row, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        if (values[i] > best[i]) {
            best[i] = values[i];
            index[i] = row;
        }
    }
}

std::size_t pickReaching(const float* values, const float* floors, float error, float floor, std::size_t n,
                         std::int32_t* out) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (values[i] + error >= std::min(floor, floors[i])) out[count++] = static_cast<std::int32_t>(i);
    }
    return count;
}

std::size_t pickReachingBytes(const std::int32_t* products, const float* scales, const float* errors,
                              const float* floors, const ByteRow& row, std::size_t n, std::int32_t* out) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const float value = static_cast<float>(products[i]) * scales[i] * row.scale;
        const float error = row.error + row.length * errors[i];
        if (value + error >= std::min(row.floor, floors[i])) out[count++] = static_cast<std::int32_t>(i);
    }
    return count;
}

ByteVector toBytes(std::int8_t* out, const float* values, std::size_t n) {
    float largest = 0;
    for (std::size_t i = 0; i < n; ++i) largest = std::max(largest, std::abs(values[i]));
    ByteVector v{largest > kVanished ? largest / 127 : 1, 0, 0, 0, 0};
    const float inverse = 1 / v.scale;
    for (std::size_t i = 0; i < n; ++i) {
        const float p = std::clamp(std::nearbyint(values[i] * inverse), -127.0F, 127.0F);
        const double kept = static_cast<double>(v.scale) * p, rest = values[i] - kept;
        v.squares += static_cast<double>(values[i]) * values[i];
        v.kept += kept * kept;
        v.rest2 += rest * rest;
        v.sum += static_cast<std::int32_t>(p);
        out[i] = static_cast<std::int8_t>(p);
    }
    return v;
}

void byteProduct(std::int32_t* out, const std::int8_t* rows, std::size_t stride, const std::uint8_t* columns,
                 const std::int32_t* start, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < 64; ++j) {
            std::int32_t sum = start[i];
            for (std::size_t k = 0; k < stride; ++k)
                sum += rows[i * stride + k] * columns[(k / 4 * 64 + j) * 4 + k % 4];
            out[i * 64 + j] = sum;
        }
    }
}

void dotsWithBytes(float* out, const float* const* rows, const std::uint8_t* bytes, std::size_t n,
                   std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) {
        for (std::size_t i = 0; i < Kernels::kDotRows; ++i) {
            float sum = 0;
            for (std::size_t k = 0; k < n; ++k) sum += rows[i][k] * static_cast<float>(bytes[j * n + k]);
            out[j * Kernels::kDotRows + i] = sum;
        }
    }
}

}  // namespace

const Kernels& referenceKernels() {
    static constexpr Kernels kPlain{"plain",
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
                                    false};
    return kPlain;
}

}  // namespace paragram
