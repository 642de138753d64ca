// Adam (Kingma and Ba 2015) for an embedding table whose gradient has few rows (methods.md 6).
#pragma once

#include <cstdint>

#include "core/base/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/settings/settings.h"

namespace paragram {

// Moments, the shape of the table, zero before the first step.
struct AdamMoments {
    Matrix mean, variance;
};

// Norm of the whole gradient; the sum runs in the order of the rows.
double gradientNorm(const SparseGradient& gradient, Workers& workers);

class Adam {
  public:
    explicit Adam(const TrainSettings& settings);
    // step: 1 for the first. gradientScale: from clipping. dense: every row moves; lazy: only those with a
    // gradient.
    void update(Matrix& table, AdamMoments& moments, const SparseGradient& gradient, double gradientScale,
                std::int64_t step, Workers& workers);

  private:
    double learningRate_;
    bool lazy_;
    std::vector<std::int32_t> gradientRow_;  // for each row of the table, -1: none
};

}  // namespace paragram
