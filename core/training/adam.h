// Adam (Kingma and Ba 2015) for an embedding table whose gradient has few rows (methods.md, Optimisation).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/kernel_set.h"
#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/settings/settings.h"

namespace paragram {

// The moments of a table of R rows.
struct AdamMoments {
    Matrix mean, variance;           // (R, dimension), zero before the first step
    std::vector<std::int64_t> done;  // (R) the last step that updated the row
    Matrix average;                  // (R, dimension) running mean of the weights, or empty (train.average)

    // Zero moments for this table, in the same storage; with a copy of it in average if averaged.
    void start(const Matrix& table, bool averaged);
};

// Of step `step` (1 for the first).
AdamScalars adamScalars(double learningRate, double gradientScale, std::int64_t step);

// Norm of the complete gradient, summed in the order of its rows.
double gradientNorm(const SparseGradient& gradient, Workers& workers);

// Computes the dense update at the cost of the rows in use. Between two gradients a row moves by its fading
// momentum alone, and the sum of those moves has a closed form: catchUp applies them all at once. A row must
// be caught up before it is read.
//
// A row last updated at step t, with the moments m and v it then had, moves at step t+j by
//     W_j m / (sqrt(v) + eps / a_j),  W_j = r^j h(t+j),  a_j = sqrt(b2^j / (1 - b2^(t+j))),
//     r = b1 / sqrt(b2),  h(s) = lr sqrt(1 - b2^s) / (1 - b1^s).
// To first order in eps / sqrt(v) the sum is S m / (sqrt(v) + E) with S = sum W_j and E = eps sum(W_j / a_j)
// / S. Both sums are differences of tails that depend on the step only.
class Adam {
  public:
    explicit Adam(const TrainSettings& settings);

    // Brings rows (each listed once) to their values after `step` steps. Does nothing with train.adam = lazy.
    void catchUp(Matrix& table, AdamMoments& moments, std::span<const std::int32_t> rows, std::int64_t step,
                 Workers& workers) const;
    // The complete table after `step` steps (its running mean with train.average). Changes nothing.
    Matrix tableAfter(const Matrix& table, const AdamMoments& moments, std::int64_t step,
                      Workers& workers) const;
    // step: 1 for the first. The gradient's rows must be caught up to the step before. gradientScale: from
    // clipping.
    void update(Matrix& table, AdamMoments& moments, const SparseGradient& gradient, double gradientScale,
                std::int64_t step, Workers& workers) const;

  private:
    struct Fade {
        float move, epsilon, mean, variance;
        void apply(float* weight, float* means, float* variances, std::size_t n) const;
    };
    // Of a row last updated at step `from` and read after step `to`.
    Fade fade(std::int64_t from, std::int64_t to) const;
    double tail(const std::vector<double>& tails, std::int64_t step) const;

    double learningRate_;
    bool lazy_;
    double averageDecay_;  // decay of the running mean per step
    // Sum over j >= 1 of r^j h(t+j), and the same of W_j / a_j, for t = 0, 1, ...; constant after the last.
    std::vector<double> moveTail_, epsilonTail_;
};

// The reference implementation: every row of the table moves at every step.
void updateEveryRowReference(const TrainSettings& settings, Matrix& table, AdamMoments& moments,
                             const SparseGradient& gradient, double gradientScale, std::int64_t step);

}  // namespace paragram
