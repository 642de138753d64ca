#include "core/encoders/recurrent/lstm_direction.h"

#include <cblas.h>

#include <algorithm>
#include <limits>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

// out (rows, cols) += a (rows, inner) * b (inner, cols), either transposed in memory.
void addProduct(bool transposeA, bool transposeB, std::size_t rows, std::size_t cols, std::size_t inner,
                const float* a, const float* b, float* out) {
    const auto m = static_cast<int>(rows), n = static_cast<int>(cols), k = static_cast<int>(inner);
    cblas_sgemm(CblasRowMajor, transposeA ? CblasTrans : CblasNoTrans, transposeB ? CblasTrans : CblasNoTrans,
                m, n, k, 1.0F, a, transposeA ? m : k, b, transposeB ? k : n, 1.0F, out, n);
}

}  // namespace

void LstmDirection::fillGates(const PackedSentences& packed, bool backward, std::size_t step,
                              const float* product, const float* bias, float* gates) const {
    const std::size_t wide = 4 * units_, first = packed.first[step];
    const auto& tokens = backward ? packed.backward : packed.forward;
    for (std::size_t i = 0; i < packed.active(step); ++i) {
        const float* from = product + static_cast<std::size_t>(tokens[first + i]) * wide;
        for (std::size_t k = 0; k < wide; ++k) gates[i * wide + k] = from[k] + bias[k];
    }
}

void LstmDirection::run(const PackedSentences& packed, bool backward, const float* product,
                        const LstmWeights& weights, Pooling pooling, float* out, std::size_t stride) {
    const std::size_t n = units_, wide = 4 * n;
    gates_.resize(packed.rows() * wide);
    cells_.resize(packed.rows() * n);
    hidden_.resize(packed.rows() * n);
    const std::vector<float> zero(n);
    for (std::size_t t = 0; t < packed.steps(); ++t) {
        const std::size_t active = packed.active(t), first = packed.first[t];
        float* gates = gates_.data() + first * wide;
        fillGates(packed, backward, t, product, weights.bias, gates);
        const std::size_t before = t > 0 ? packed.first[t - 1] : 0;
        if (t > 0)
            addProduct(false, true, active, wide, n, hidden_.data() + before * n, weights.recurrent, gates);
        for (std::size_t i = 0; i < active; ++i) {
            kernels().lstmStep(gates + i * wide, t > 0 ? cells_.data() + (before + i) * n : zero.data(),
                               cells_.data() + (first + i) * n, hidden_.data() + (first + i) * n,
                               weights.peepholes, n);
        }
    }
    pool(packed, pooling, out, stride);
}

void LstmDirection::encode(const PackedSentences& packed, bool backward, const float* product,
                           const LstmWeights& weights, Pooling pooling, float* out, std::size_t stride) {
    const std::size_t n = units_, wide = 4 * n, count = packed.sentences();
    const bool max = pooling == Pooling::max;
    gates_.resize(count * wide);
    hidden_.resize(count * n);
    cells_.assign(2 * count * n, 0.0F);  // of this step and of the one before, in turn
    if (max) winner_.resize(n);
    const auto vectorOf = [&](std::size_t i) {
        return out + static_cast<std::size_t>(packed.order[i]) * stride;
    };
    for (std::size_t i = 0; i < count; ++i)
        std::fill_n(vectorOf(i), n, max ? -std::numeric_limits<float>::infinity() : 0.0F);
    for (std::size_t t = 0; t < packed.steps(); ++t) {
        const std::size_t active = packed.active(t);
        float* cells = cells_.data() + t % 2 * count * n;
        const float* before = cells_.data() + (t + 1) % 2 * count * n;
        fillGates(packed, backward, t, product, weights.bias, gates_.data());
        if (t > 0) addProduct(false, true, active, wide, n, hidden_.data(), weights.recurrent, gates_.data());
        for (std::size_t i = 0; i < active; ++i) {
            float* hidden = hidden_.data() + i * n;
            kernels().lstmStep(gates_.data() + i * wide, before + i * n, cells + i * n, hidden,
                               weights.peepholes, n);
            if (max)
                kernels().keepLarger(vectorOf(i), winner_.data(), hidden, 0, n);
            else
                kernels().addScaled(vectorOf(i), hidden, 1.0F, n);
        }
    }
    for (std::size_t i = 0; i < count && !max; ++i)
        kernels().scale(vectorOf(i), 1.0F / static_cast<float>(packed.length[i]), n);
}

void LstmDirection::pool(const PackedSentences& packed, Pooling pooling, float* out, std::size_t stride) {
    const std::size_t n = units_;
    if (pooling == Pooling::max) winner_.assign(packed.sentences() * n, 0);
    for (std::size_t i = 0; i < packed.sentences(); ++i) {
        float* vector = out + static_cast<std::size_t>(packed.order[i]) * stride;
        const auto length = static_cast<std::size_t>(packed.length[i]);
        const auto hidden = [&](std::size_t t) { return hidden_.data() + (packed.first[t] + i) * n; };
        if (pooling == Pooling::mean) {
            std::fill_n(vector, n, 0.0F);
            for (std::size_t t = 0; t < length; ++t) kernels().addScaled(vector, hidden(t), 1.0F, n);
            kernels().scale(vector, 1.0F / static_cast<float>(length), n);
            continue;
        }
        std::fill_n(vector, n, -std::numeric_limits<float>::infinity());
        for (std::size_t t = 0; t < length; ++t)
            kernels().keepLarger(vector, winner_.data() + i * n, hidden(t), static_cast<std::int32_t>(t), n);
    }
}

// Of step `step`, for its active sentences: (active, units).
void LstmDirection::hiddenGradientOf(const PackedSentences& packed, Pooling pooling, std::size_t step,
                                     const float* outGradient, std::size_t stride,
                                     float* hiddenGradient) const {
    const std::size_t n = units_;
    for (std::size_t i = 0; i < packed.active(step); ++i) {
        const float* from = outGradient + static_cast<std::size_t>(packed.order[i]) * stride;
        float* to = hiddenGradient + i * n;
        if (pooling == Pooling::mean) {
            kernels().addScaled(to, from, 1.0F / static_cast<float>(packed.length[i]), n);
            continue;
        }
        const std::int32_t* winner = winner_.data() + i * n;
        for (std::size_t k = 0; k < n; ++k)
            if (winner[k] == static_cast<std::int32_t>(step)) to[k] += from[k];
    }
}

void LstmDirection::differentiate(const PackedSentences& packed, bool backward, const LstmWeights& weights,
                                  Pooling pooling, const float* outGradient, std::size_t stride,
                                  LstmGradient& gradient) {
    const std::size_t n = units_, wide = 4 * n;
    const std::vector<float> zero(n);
    std::vector<float> hiddenGradient(packed.sentences() * n), cellGradient(packed.sentences() * n);
    for (std::size_t t = packed.steps(); t-- > 0;) {
        const std::size_t active = packed.active(t), first = packed.first[t];
        const std::size_t before = t > 0 ? packed.first[t - 1] : 0;
        float* gates = gates_.data() + first * wide;
        // What the next step left in the rows of sentences that go on; the others begin here.
        std::fill(hiddenGradient.begin() + static_cast<std::ptrdiff_t>(packed.active(t + 1) * n),
                  hiddenGradient.end(), 0.0F);
        hiddenGradientOf(packed, pooling, t, outGradient, stride, hiddenGradient.data());
        for (std::size_t i = 0; i < active; ++i) {
            kernels().lstmStepGradient(gates + i * wide,
                                       t > 0 ? cells_.data() + (before + i) * n : zero.data(),
                                       cells_.data() + (first + i) * n, hiddenGradient.data() + i * n,
                                       cellGradient.data() + i * n, weights.peepholes, gradient.peepholes, n);
        }
        std::fill_n(hiddenGradient.begin(), active * n, 0.0F);
        if (t == 0) continue;
        addProduct(false, false, active, n, wide, gates, weights.recurrent, hiddenGradient.data());
        addProduct(true, false, wide, n, active, gates, hidden_.data() + before * n, gradient.recurrent);
    }
    const auto& tokens = backward ? packed.backward : packed.forward;
    for (std::size_t row = 0; row < packed.rows(); ++row) {
        const float* from = gates_.data() + row * wide;
        kernels().addScaled(gradient.bias, from, 1.0F, wide);
        kernels().addScaled(gradient.product + static_cast<std::size_t>(tokens[row]) * wide, from, 1.0F,
                            wide);
    }
}

}  // namespace paragram
