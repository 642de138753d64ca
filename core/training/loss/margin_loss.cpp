#include "core/training/loss/margin_loss.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr float kFloor = 1e-8F;

struct Cosine {
    float value = 0, inverse = 0;  // inverse = 1 / max(|a||b|, floor)
    float normA = 0, normB = 0;
    bool floored = false;
};

Cosine cosine(std::span<const float> a, std::span<const float> b) {
    const Kernels& k = kernels();
    Cosine c;
    c.normA = std::sqrt(k.dot(a.data(), a.data(), a.size()));
    c.normB = std::sqrt(k.dot(b.data(), b.data(), b.size()));
    c.floored = c.normA * c.normB < kFloor;
    c.inverse = 1.0F / std::max(c.normA * c.normB, kFloor);
    c.value = k.dot(a.data(), b.data(), a.size()) * c.inverse;
    return c;
}

// gradientA += weight * d cos / d a, and the same for b.
void addCosineGradient(const Cosine& c, float weight, std::span<const float> a, std::span<const float> b,
                       std::span<float> gradientA, std::span<float> gradientB) {
    const Kernels& k = kernels();
    k.addScaled(gradientA.data(), b.data(), weight * c.inverse, a.size());
    k.addScaled(gradientB.data(), a.data(), weight * c.inverse, a.size());
    if (c.floored) return;
    k.addScaled(gradientA.data(), a.data(), -weight * c.value / (c.normA * c.normA), a.size());
    k.addScaled(gradientB.data(), b.data(), -weight * c.value / (c.normB * c.normB), a.size());
}

}  // namespace

double MarginLoss::compute(const Matrix& vectors, std::span<const char> hasNegative, Matrix& gradient,
                           std::vector<char>& active, Workers& workers) const {
    const int sides = symmetric ? 2 : 1;
    const std::size_t pairs = vectors.rows() / (2 + static_cast<std::size_t>(sides) * negatives);
    assert(hasNegative.size() == vectors.rows() - 2 * pairs);
    gradient.resize(vectors.rows(), vectors.cols());
    active.assign(vectors.rows(), 0);
    std::vector<double> losses(pairs);
    const float weight = 1.0F / static_cast<float>(pairs * negatives);
    workers.forRanges(pairs, 8, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const std::size_t anchors[2] = {i, pairs + i};
            for (const std::size_t row : anchors) std::ranges::fill(gradient.row(row), 0.0F);
            const Cosine positive = cosine(vectors.row(i), vectors.row(pairs + i));
            float terms = 0;
            for (std::size_t n = 0; n < static_cast<std::size_t>(sides) * negatives; ++n) {
                const std::size_t anchor = anchors[n / negatives], negative = (2 + n) * pairs + i;
                std::ranges::fill(gradient.row(negative), 0.0F);
                if (!hasNegative[negative - 2 * pairs]) continue;
                const Cosine wrong = cosine(vectors.row(anchor), vectors.row(negative));
                const double term = margin - static_cast<double>(positive.value) + wrong.value;
                if (std::isnan(term)) losses[i] = term;
                if (!(term > 0)) continue;
                losses[i] += term;
                terms += 1;
                active[negative] = 1;
                addCosineGradient(wrong, weight, vectors.row(anchor), vectors.row(negative),
                                  gradient.row(anchor), gradient.row(negative));
            }
            if (terms > 0) {
                active[i] = active[pairs + i] = 1;
                addCosineGradient(positive, -weight * terms, vectors.row(i), vectors.row(pairs + i),
                                  gradient.row(i), gradient.row(pairs + i));
            }
        }
    });
    double sum = 0;
    for (const double loss : losses) sum += loss;
    return sum / static_cast<double>(pairs * negatives);
}

}  // namespace paragram
