#include "core/training/generative/latent_information.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

#include "core/base/random.h"

namespace paragram {
namespace {

const double kLogTwoPi = std::log(2 * std::numbers::pi);

// The mean of the distributions of the rows.
class Aggregate {
  public:
    Aggregate(const Matrix& mean, const Matrix& logVariance)
        : mean_(mean), precision_(mean.rows(), mean.cols()), constant_(mean.rows()) {
        for (std::size_t n = 0; n < mean.rows(); ++n)
            for (std::size_t k = 0; k < mean.cols(); ++k) {
                const double logv = logVariance(n, k);
                precision_(n, k) = static_cast<float>(std::exp(-logv));
                constant_[n] += logv + kLogTwoPi;
            }
    }

    // The logarithm of its density.
    double log(std::span<const double> z) const {
        std::vector<double> logs(constant_);
        for (std::size_t n = 0; n < logs.size(); ++n) {
            for (std::size_t k = 0; k < z.size(); ++k) {
                const double difference = z[k] - mean_(n, k);
                logs[n] += difference * difference * precision_(n, k);
            }
            logs[n] *= -0.5;
        }
        const double largest = *std::ranges::max_element(logs);
        double total = 0;
        for (const double value : logs) total += std::exp(value - largest);
        return largest + std::log(total / static_cast<double>(logs.size()));
    }

  private:
    const Matrix& mean_;
    Matrix precision_;
    std::vector<double> constant_;
};

}  // namespace

double meanDivergence(const Matrix& mean, const Matrix& logVariance) {
    double sum = 0;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        const double m = mean.data()[i], logv = logVariance.data()[i];
        sum -= 0.5 * (1 + logv - m * m - std::exp(logv));
    }
    return sum / static_cast<double>(mean.rows());
}

double aggregateDivergence(const Matrix& mean, const Matrix& logVariance, std::uint64_t seed) {
    Random random(seed);
    const Aggregate aggregate(mean, logVariance);
    double sum = 0;
    std::vector<double> z(mean.cols());
    for (std::size_t i = 0; i < mean.rows(); ++i) {
        double prior = 0;
        for (std::size_t k = 0; k < z.size(); ++k) {
            z[k] = mean(i, k) + random.normal() * std::exp(0.5 * logVariance(i, k));
            prior -= 0.5 * (z[k] * z[k] + kLogTwoPi);
        }
        sum += aggregate.log(z) - prior;
    }
    return sum / static_cast<double>(mean.rows());
}

double mutualInformation(const Matrix& mean, const Matrix& logVariance, std::uint64_t seed) {
    return meanDivergence(mean, logVariance) - aggregateDivergence(mean, logVariance, seed);
}

}  // namespace paragram
