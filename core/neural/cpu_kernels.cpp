// Compiled with associative sums (CMakeLists.txt), so that the loops use vector registers.
#include "core/neural/cpu_kernels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

// The best instructions that the machine has are chosen when the program starts, where the compiler can do
// so: by what it can do, not by its name. What a kernel calls is compiled into it, for the same instructions.
// The choice is made before the thread sanitizer is ready to watch it.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define PARAGRAM_VECTORISED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define PARAGRAM_INLINE __attribute__((always_inline)) inline
#else
#define PARAGRAM_VECTORISED
#define PARAGRAM_INLINE inline
#endif

namespace paragram::neural {
namespace {

template <class Number>
PARAGRAM_INLINE Number dot(const Number* a, const Number* b, std::int64_t n) {
    Number sum = 0;
    for (std::int64_t i = 0; i < n; ++i) sum += a[i] * b[i];
    return sum;
}

template <class Number>
PARAGRAM_INLINE void addScaled(Number* to, const Number* from, Number factor, std::int64_t n) {
    for (std::int64_t i = 0; i < n; ++i) to[i] += factor * from[i];
}

PARAGRAM_INLINE std::int64_t keysSeen(const AttentionShape& shape, std::int64_t n, std::int64_t t) {
    const std::int64_t there = shape.lengths != nullptr ? shape.lengths[n] : shape.keys;
    return shape.causal ? std::min(there, t + 1) : there;
}

template <class Number>
PARAGRAM_INLINE void forward(const AttentionShape& shape, Rows<const Number> q, Rows<const Number> k,
                             Rows<const Number> v, Rows<Number> out, Number* weights) {
    const Number scale = 1 / std::sqrt(static_cast<Number>(shape.width));
    for (std::int64_t n = 0; n < shape.sentences; ++n) {
        for (std::int64_t h = 0; h < shape.heads; ++h) {
            const std::int64_t head = h * shape.width;
            const Number* keys = k.data + n * k.sentence + head;
            const Number* values = v.data + n * v.sentence + head;
            for (std::int64_t t = 0; t < shape.queries; ++t) {
                const Number* query = q.data + n * q.sentence + t * q.token + head;
                Number* to = out.data + n * out.sentence + t * out.token + head;
                Number* p = weights + ((n * shape.heads + h) * shape.queries + t) * shape.keys;
                std::fill_n(to, shape.width, Number(0));
                const std::int64_t seen = keysSeen(shape, n, t);
                if (seen == 0) continue;
                for (std::int64_t s = 0; s < seen; ++s)
                    p[s] = scale * dot(query, keys + s * k.token, shape.width);
                const Number largest = *std::max_element(p, p + seen);
                Number sum = 0;
                for (std::int64_t s = 0; s < seen; ++s) sum += p[s] = std::exp(p[s] - largest);
                for (std::int64_t s = 0; s < seen; ++s) {
                    p[s] /= sum;
                    addScaled(to, values + s * v.token, p[s], shape.width);
                }
            }
        }
    }
}

template <class Number>
PARAGRAM_INLINE void backward(const AttentionShape& shape, Rows<const Number> q, Rows<const Number> k,
                              Rows<const Number> v, Rows<const Number> outGradient, const Number* weights,
                              Rows<Number> qGradient, Rows<Number> kGradient, Rows<Number> vGradient) {
    const Number scale = 1 / std::sqrt(static_cast<Number>(shape.width));
    for (std::int64_t n = 0; n < shape.sentences; ++n) {
        for (std::int64_t h = 0; h < shape.heads; ++h) {
            const std::int64_t head = h * shape.width;
            const auto at = [&](const auto& rows, std::int64_t t) {
                return rows.data + n * rows.sentence + t * rows.token + head;
            };
            for (std::int64_t t = 0; t < shape.queries; ++t) {
                const std::int64_t seen = keysSeen(shape, n, t);
                const Number* p = weights + ((n * shape.heads + h) * shape.queries + t) * shape.keys;
                const Number* gradient = at(outGradient, t);
                Number mean = 0;  // of the gradients of the weights, by weight
                for (std::int64_t s = 0; s < seen; ++s) mean += p[s] * dot(gradient, at(v, s), shape.width);
                for (std::int64_t s = 0; s < seen; ++s) {
                    const Number score = scale * p[s] * (dot(gradient, at(v, s), shape.width) - mean);
                    addScaled(at(vGradient, s), gradient, p[s], shape.width);
                    addScaled(at(qGradient, t), at(k, s), score, shape.width);
                    addScaled(at(kGradient, s), at(q, t), score, shape.width);
                }
            }
        }
    }
}

PARAGRAM_INLINE double exponential(double x) {
    return std::exp(x);
}

// For x <= 0, to two units in the last place: x = n ln 2 + r with ln 2 in two parts, and Cephes' polynomial
// (expf) for e^r.
PARAGRAM_INLINE float exponential(float x) {
    constexpr float kSmallest = -87, kLog2E = 1.44269504F, kLn2High = 0.693359375F, kLn2Low = -2.12194440e-4F;
    constexpr int kBias = 127, kMantissa = 23;
    x = x > kSmallest ? x : kSmallest;
    const float n = std::floor(x * kLog2E + 0.5F);
    const float r = (x - n * kLn2High) - n * kLn2Low;
    float y = 1.9875691500e-4F;
    y = y * r + 1.3981999507e-3F;
    y = y * r + 8.3334519073e-3F;
    y = y * r + 4.1665795894e-2F;
    y = y * r + 1.6666665459e-1F;
    y = y * r + 5.0000001201e-1F;
    y = y * r * r + r + 1;
    return y * std::bit_cast<float>((static_cast<std::int32_t>(n) + kBias) << kMantissa);
}

// Adds `shared` to the scores. Lanes of their own, as the compiler does not reorder maxima.
template <class Number>
PARAGRAM_INLINE Number addAndFindLargest(Number* scores, const Number* shared, std::int64_t n) {
    constexpr std::int64_t kLanes = 16;
    std::array<Number, kLanes> largest;
    largest.fill(-std::numeric_limits<Number>::infinity());
    std::int64_t i = 0;
    for (; i + kLanes <= n; i += kLanes) {
        for (std::int64_t lane = 0; lane < kLanes; ++lane) {
            const Number score = scores[i + lane] += shared[i + lane];
            auto& most = largest[static_cast<std::size_t>(lane)];
            most = score > most ? score : most;
        }
    }
    for (; i < n; ++i) largest[0] = std::max(largest[0], scores[i] += shared[i]);
    return *std::max_element(largest.begin(), largest.end());
}

template <class Number>
PARAGRAM_INLINE double lossOfRows(const SoftmaxRows& tokens, Number* scores, const Number* shared,
                                  Number* sharedGradient) {
    const std::int64_t n = tokens.vocabulary;
    const auto smoothing = static_cast<Number>(tokens.smoothing);
    double total = 0;
    for (std::int64_t row = 0; row < tokens.rows; ++row, scores += n) {
        const std::int64_t sentence = tokens.sentences[row], target = tokens.targets[row];
        const Number largest = addAndFindLargest(scores, shared + sentence * n, n);
        const double aim = scores[target];
        Number sum = 0, plain = 0;
        for (std::int64_t i = 0; i < n; ++i) {
            plain += scores[i];
            sum += scores[i] = exponential(scores[i] - largest);
        }
        const double normaliser = std::log(static_cast<double>(sum)) + largest;
        const double loss = normaliser - (1 - tokens.smoothing) * aim -
                            tokens.smoothing * static_cast<double>(plain) / static_cast<double>(n);
        const double counts = tokens.shares == nullptr ? 1 : tokens.shares[row];
        total += counts * loss;
        if (tokens.losses != nullptr) tokens.losses[row] = loss;
        if (sharedGradient == nullptr) continue;
        Number* gradient = sharedGradient + sentence * n;
        const auto share = static_cast<Number>(counts);
        const Number factor = share / sum, uniform = share * smoothing / static_cast<Number>(n);
        for (std::int64_t i = 0; i < n; ++i) gradient[i] += scores[i] = scores[i] * factor - uniform;
        scores[target] -= share * (1 - smoothing);
        gradient[target] -= share * (1 - smoothing);
    }
    return total;
}

}  // namespace

PARAGRAM_VECTORISED double softmaxLossOfFloats(const SoftmaxRows& tokens, float* scores, const float* shared,
                                               float* sharedGradient) {
    return lossOfRows(tokens, scores, shared, sharedGradient);
}

template <>
double softmaxLoss(const SoftmaxRows& tokens, float* scores, const float* shared, float* sharedGradient) {
    return softmaxLossOfFloats(tokens, scores, shared, sharedGradient);
}

template <>
double softmaxLoss(const SoftmaxRows& tokens, double* scores, const double* shared, double* sharedGradient) {
    return lossOfRows(tokens, scores, shared, sharedGradient);
}

PARAGRAM_VECTORISED void adamStep(const AdamStep& step, std::int64_t count, const float* gradient,
                                  float* mean, float* variance, float* parameter) {
    for (std::int64_t i = 0; i < count; ++i) {
        const float g = gradient[i] * step.scale;
        mean[i] = step.beta1 * mean[i] + (1 - step.beta1) * g;
        variance[i] = step.beta2 * variance[i] + (1 - step.beta2) * g * g;
        parameter[i] = step.keep * parameter[i] -
                       step.rate * mean[i] / (std::sqrt(variance[i] * step.varianceFactor) + step.epsilon);
    }
}

PARAGRAM_VECTORISED double sumOfSquares(const float* numbers, std::int64_t count) {
    double sum = 0;
    for (std::int64_t i = 0; i < count; ++i) sum += static_cast<double>(numbers[i]) * numbers[i];
    return sum;
}

PARAGRAM_VECTORISED void attendFloats(const AttentionShape& shape, Rows<const float> q, Rows<const float> k,
                                      Rows<const float> v, Rows<float> out, float* weights) {
    forward(shape, q, k, v, out, weights);
}

PARAGRAM_VECTORISED void attendFloatsBackward(const AttentionShape& shape, Rows<const float> q,
                                              Rows<const float> k, Rows<const float> v,
                                              Rows<const float> outGradient, const float* weights,
                                              Rows<float> qGradient, Rows<float> kGradient,
                                              Rows<float> vGradient) {
    backward(shape, q, k, v, outGradient, weights, qGradient, kGradient, vGradient);
}

template <>
void attend(const AttentionShape& shape, Rows<const float> q, Rows<const float> k, Rows<const float> v,
            Rows<float> out, float* weights) {
    attendFloats(shape, q, k, v, out, weights);
}

template <>
void attend(const AttentionShape& shape, Rows<const double> q, Rows<const double> k, Rows<const double> v,
            Rows<double> out, double* weights) {
    forward(shape, q, k, v, out, weights);
}

template <>
void attendBackward(const AttentionShape& shape, Rows<const float> q, Rows<const float> k,
                    Rows<const float> v, Rows<const float> outGradient, const float* weights,
                    Rows<float> qGradient, Rows<float> kGradient, Rows<float> vGradient) {
    attendFloatsBackward(shape, q, k, v, outGradient, weights, qGradient, kGradient, vGradient);
}

template <>
void attendBackward(const AttentionShape& shape, Rows<const double> q, Rows<const double> k,
                    Rows<const double> v, Rows<const double> outGradient, const double* weights,
                    Rows<double> qGradient, Rows<double> kGradient, Rows<double> vGradient) {
    backward(shape, q, k, v, outGradient, weights, qGradient, kGradient, vGradient);
}

// A hash of the place (lowbias32 of C. Wellons), which differs in about half of its bits between neighbours.
PARAGRAM_VECTORISED void dropoutMask(float* mask, std::int64_t count, double share, std::uint64_t seed) {
    const auto threshold = static_cast<std::uint32_t>(std::min(share * 4294967296.0, 4294967295.0));
    const auto scale = static_cast<float>(1 / (1 - share));
    const auto low = static_cast<std::uint32_t>(seed), high = static_cast<std::uint32_t>(seed >> 32);
    for (std::int64_t i = 0; i < count; ++i) {
        std::uint32_t x = static_cast<std::uint32_t>(i) + low;
        x ^= x >> 16;
        x *= 0x7feb352dU;
        x ^= x >> 15;
        x ^= high;
        x *= 0x846ca68bU;
        x ^= x >> 16;
        mask[i] = x < threshold ? 0.0F : scale;
    }
}

}  // namespace paragram::neural
