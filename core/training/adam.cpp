#include "core/training/adam.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr double kBeta1 = 0.9, kBeta2 = 0.999, kEpsilon = 1e-8;
const double kMoveRatio = kBeta1 / std::sqrt(kBeta2);
constexpr double kEpsilonRatio = kBeta1 / kBeta2;
// After this many steps the bias corrections are 1 in double precision.
constexpr std::int64_t kTailSteps = 40000;
constexpr std::size_t kGrain = 64;  // rows that a thread processes at a time

}  // namespace

AdamScalars adamScalars(double learningRate, double gradientScale, std::int64_t step) {
    AdamScalars scalars;
    const auto t = static_cast<double>(step);
    scalars.rate = static_cast<float>(learningRate / (1 - std::pow(kBeta1, t)));
    scalars.inverseRoot = static_cast<float>(1 / std::sqrt(1 - std::pow(kBeta2, t)));
    scalars.gradientScale = static_cast<float>(gradientScale);
    return scalars;
}

void AdamMoments::start(const Matrix& table, bool averaged) {
    mean = Matrix(table.rows(), table.cols(), table.storage());
    variance = Matrix(table.rows(), table.cols(), table.storage());
    done.assign(table.rows(), 0);
    if (!averaged) return;
    average = Matrix(table.rows(), table.cols(), table.storage());
    std::copy_n(table.data(), table.size(), average.data());
}

double gradientNorm(const SparseGradient& gradient, Workers& workers) {
    std::vector<double> squares(gradient.rows.size());
    workers.forRanges(squares.size(), kGrain, [&](std::size_t first, std::size_t last) {
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
    : learningRate_(settings.learningRate),
      lazy_(settings.adam == AdamUpdate::lazy),
      averageDecay_(settings.average),
      moveTail_(kTailSteps + 1),
      epsilonTail_(kTailSteps + 1) {
    if (lazy_) return;
    moveTail_.back() = learningRate_ * kMoveRatio / (1 - kMoveRatio);
    epsilonTail_.back() = learningRate_ * kEpsilonRatio / (1 - kEpsilonRatio);
    for (std::int64_t t = kTailSteps; t-- > 0;) {
        const auto s = static_cast<double>(t + 1);
        const double second = 1 - std::pow(kBeta2, s);
        const double rate = learningRate_ / (1 - std::pow(kBeta1, s));
        const auto at = static_cast<std::size_t>(t);
        moveTail_[at] = kMoveRatio * (rate * std::sqrt(second) + moveTail_[at + 1]);
        epsilonTail_[at] = kEpsilonRatio * (rate * second + epsilonTail_[at + 1]);
    }
}

double Adam::tail(const std::vector<double>& tails, std::int64_t step) const {
    return tails[static_cast<std::size_t>(std::min(step, kTailSteps))];
}

Adam::Fade Adam::fade(std::int64_t from, std::int64_t to) const {
    const auto k = static_cast<double>(to - from);
    const double move = tail(moveTail_, from) - std::pow(kMoveRatio, k) * tail(moveTail_, to);
    const double epsilon = tail(epsilonTail_, from) - std::pow(kEpsilonRatio, k) * tail(epsilonTail_, to);
    // A learning rate of 0 moves nothing, whatever the epsilon.
    const double ratio = move > 0 ? epsilon / move : 1;
    return {static_cast<float>(move), static_cast<float>(kEpsilon * ratio),
            static_cast<float>(std::pow(kBeta1, k)), static_cast<float>(std::pow(kBeta2, k))};
}

void Adam::Fade::apply(float* weight, float* means, float* variances, std::size_t n) const {
    kernels().fade(weight, means, variances, n, move, epsilon, mean, variance);
}

void Adam::catchUp(Matrix& table, AdamMoments& moments, std::span<const std::int32_t> rows, std::int64_t step,
                   Workers& workers) const {
    const bool averaged = moments.average.size() > 0;
    if (lazy_ && !averaged) return;
    const std::size_t d = table.cols();
    workers.forRanges(rows.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (const std::int32_t id : rows.subspan(first, last - first)) {
            const auto row = static_cast<std::size_t>(id);
            std::int64_t& done = moments.done[row];
            if (done == step) continue;
            assert(done < step);
            float* weight = table.row(row).data();
            if (!lazy_ && done > 0) {
                fade(done, step)
                    .apply(weight, moments.mean.row(row).data(), moments.variance.row(row).data(), d);
            }
            if (averaged) {
                const double kept = std::pow(averageDecay_, static_cast<double>(step - done));
                kernels().blend(moments.average.row(row).data(), weight, static_cast<float>(kept), d);
            }
            done = step;
        }
    });
}

Matrix Adam::tableAfter(const Matrix& table, const AdamMoments& moments, std::int64_t step,
                        Workers& workers) const {
    const bool averaged = moments.average.size() > 0;
    const std::size_t d = table.cols();
    Matrix result(table.rows(), d, table.storage());
    workers.forRanges(table.rows(), kGrain, [&](std::size_t first, std::size_t last) {
        std::vector<float> mean(d), variance(d), weight(d);
        for (std::size_t row = first; row < last; ++row) {
            std::ranges::copy(table.row(row), weight.begin());
            const std::int64_t done = moments.done[row];
            if (!lazy_ && done > 0 && done < step) {
                std::ranges::copy(moments.mean.row(row), mean.begin());
                std::ranges::copy(moments.variance.row(row), variance.begin());
                fade(done, step).apply(weight.data(), mean.data(), variance.data(), d);
            }
            if (averaged) {
                std::ranges::copy(moments.average.row(row), result.row(row).begin());
                const double kept = std::pow(averageDecay_, static_cast<double>(step - done));
                kernels().blend(result.row(row).data(), weight.data(), static_cast<float>(kept), d);
            } else {
                std::ranges::copy(weight, result.row(row).begin());
            }
        }
    });
    return result;
}

void Adam::update(Matrix& table, AdamMoments& moments, const SparseGradient& gradient, double gradientScale,
                  std::int64_t step, Workers& workers) const {
    const AdamScalars scalars = adamScalars(learningRate_, gradientScale, step);
    workers.forRanges(gradient.rows.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t r = first; r < last; ++r) {
            const auto row = static_cast<std::size_t>(gradient.rows[r]);
            kernels().adam(table.row(row).data(), moments.mean.row(row).data(),
                           moments.variance.row(row).data(), gradient.values.row(r).data(), table.cols(),
                           scalars);
            if (moments.average.size() > 0) {
                kernels().blend(moments.average.row(row).data(), table.row(row).data(),
                                static_cast<float>(averageDecay_), table.cols());
            }
            moments.done[row] = step;
        }
    });
}

void updateEveryRowReference(const TrainSettings& settings, Matrix& table, AdamMoments& moments,
                             const SparseGradient& gradient, double gradientScale, std::int64_t step) {
    const AdamScalars scalars = adamScalars(settings.learningRate, gradientScale, step);
    std::vector<const float*> gradientOf(table.rows(), nullptr);
    for (std::size_t r = 0; r < gradient.rows.size(); ++r) {
        gradientOf[static_cast<std::size_t>(gradient.rows[r])] = gradient.values.row(r).data();
    }
    const std::vector<float> zeros(table.cols());
    for (std::size_t row = 0; row < table.rows(); ++row) {
        referenceKernels().adam(table.row(row).data(), moments.mean.row(row).data(),
                                moments.variance.row(row).data(),
                                gradientOf[row] ? gradientOf[row] : zeros.data(), table.cols(), scalars);
        moments.done[row] = step;
    }
}

}  // namespace paragram
