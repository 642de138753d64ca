#include "core/training/adam.h"

#include <cmath>

#include "core/base/kernels.h"

namespace paragram {
namespace {

constexpr double kBeta1 = 0.9, kBeta2 = 0.999;

}  // namespace

double gradientNorm(const SparseGradient& gradient, Workers& workers) {
    std::vector<double> squares(gradient.rows.size());
    workers.forRanges(squares.size(), 64, [&](std::size_t first, std::size_t last) {
        for (std::size_t r = first; r < last; ++r) {
            const auto row = gradient.values.row(r);
            squares[r] = kernels().dot(row.data(), row.data(), row.size());
        }
    });
    double sum = 0;
    for (const double square : squares) sum += square;
    return std::sqrt(sum);
}

Adam::Adam(const TrainSettings& settings)
    : learningRate_(settings.learningRate), lazy_(settings.adam == "lazy") {}

void Adam::update(Matrix& table, AdamMoments& moments, const SparseGradient& gradient, double gradientScale,
                  std::int64_t step, Workers& workers) {
    AdamScalars scalars;
    const auto t = static_cast<double>(step);
    scalars.rate = static_cast<float>(learningRate_ / (1 - std::pow(kBeta1, t)));
    scalars.inverseRoot = static_cast<float>(1 / std::sqrt(1 - std::pow(kBeta2, t)));
    scalars.gradientScale = static_cast<float>(gradientScale);
    const std::size_t d = table.cols();
    const auto updateRow = [&](std::size_t row, const float* values) {
        kernels().adam(table.row(row).data(), moments.mean.row(row).data(), moments.variance.row(row).data(),
                       values, d, scalars);
    };
    if (lazy_) {
        workers.forRanges(gradient.rows.size(), 64, [&](std::size_t first, std::size_t last) {
            for (std::size_t r = first; r < last; ++r) {
                updateRow(static_cast<std::size_t>(gradient.rows[r]), gradient.values.row(r).data());
            }
        });
        return;
    }
    gradientRow_.resize(table.rows(), -1);
    for (std::size_t r = 0; r < gradient.rows.size(); ++r) {
        gradientRow_[static_cast<std::size_t>(gradient.rows[r])] = static_cast<std::int32_t>(r);
    }
    workers.forRanges(table.rows(), 256, [&](std::size_t first, std::size_t last) {
        for (std::size_t row = first; row < last; ++row) {
            const std::int32_t r = gradientRow_[row];
            updateRow(row, r < 0 ? nullptr : gradient.values.row(static_cast<std::size_t>(r)).data());
        }
    });
    for (const std::int32_t row : gradient.rows) gradientRow_[static_cast<std::size_t>(row)] = -1;
}

}  // namespace paragram
