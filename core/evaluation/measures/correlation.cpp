#include "core/evaluation/measures/correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/base/random.h"

namespace paragram {
namespace {

std::vector<double> averageRanks(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(),
              [&](std::size_t i, std::size_t j) { return values[i] < values[j]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last < order.size() && values[order[last]] == values[order[first]]) ++last;
        const double mean = 0.5 * static_cast<double>(first + last - 1) + 1;
        for (; first < last; ++first) ranks[order[first]] = mean;
    }
    return ranks;
}

// Rounding errors, as of the same words in another order, are no order: what is equal at six decimals ties.
std::vector<double> similarityRanks(std::span<const double> similarities) {
    constexpr double kSteps = 1e6;
    std::vector<double> rounded(similarities.begin(), similarities.end());
    for (double& value : rounded) value = std::round(value * kSteps);
    return averageRanks(rounded);
}

std::vector<double> centred(std::span<const double> values) {
    const double mean =
        std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    std::vector<double> out(values.begin(), values.end());
    for (double& value : out) value -= mean;
    return out;
}

// Sums of a resample in one pass. The values are centred beforehand, so that differences lose little
// precision.
struct Moments {
    double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
    void add(double a, double b) {
        x += a;
        y += b;
        xx += a * a;
        yy += b * b;
        xy += a * b;
    }
    double correlation(std::size_t size) const {
        const auto n = static_cast<double>(size);
        const double varianceX = xx - x * x / n, varianceY = yy - y * y / n;
        // For a constant, only rounding errors remain.
        if (varianceX <= 1e-12 * xx || varianceY <= 1e-12 * yy) return 0;
        return (xy - x * y / n) / std::sqrt(varianceX * varianceY);
    }
};

}  // namespace

Interval percentiles(std::vector<double> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    const auto at = [&](double share) {
        return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
    };
    return {at(0.025), at(0.975)};
}

double pearson(std::span<const double> a, std::span<const double> b) {
    assert(a.size() == b.size());
    const auto n = static_cast<double>(a.size());
    if (a.size() < 2) return 0;
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double product = 0, squareA = 0, squareB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += (a[i] - meanA) * (b[i] - meanB);
        squareA += (a[i] - meanA) * (a[i] - meanA);
        squareB += (b[i] - meanB) * (b[i] - meanB);
    }
    const double norms = std::sqrt(squareA) * std::sqrt(squareB);
    return norms > 0 ? product / norms : 0.0;
}

double spearman(std::span<const double> a, std::span<const double> b) {
    return pearson(similarityRanks(a), averageRanks(b));
}

BootstrapIntervals bootstrapIntervals(std::span<const double> a, std::span<const double> b, int resamples,
                                      std::uint64_t seed) {
    if (a.size() < 2) return {};
    // Ranks are computed once: ranking each resample again would change the interval far less than the
    // resampling itself.
    const std::vector<double> x = centred(a), y = centred(b), ranksX = centred(similarityRanks(a)),
                              ranksY = centred(averageRanks(b));
    const std::size_t n = a.size();
    std::vector<double> pearsons, spearmans;
    Random random(seed);
    for (int r = 0; r < resamples; ++r) {
        Moments values, ranks;
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t k = random.below(n);
            values.add(x[k], y[k]);
            ranks.add(ranksX[k], ranksY[k]);
        }
        pearsons.push_back(values.correlation(n));
        spearmans.push_back(ranks.correlation(n));
    }
    return {percentiles(pearsons), percentiles(spearmans), pearsons};
}

PairedTest pairedBootstrap(std::span<const double> a, std::span<const double> c, std::span<const double> gold,
                           int resamples, std::uint64_t seed) {
    assert(a.size() == c.size() && a.size() == gold.size());
    PairedTest test;
    if (a.size() < 2) return test;
    test.difference = pearson(a, gold) - pearson(c, gold);
    const std::size_t n = a.size();
    const std::vector<double> x = centred(a), z = centred(c), y = centred(gold);
    Random random(seed);
    int below = 0, above = 0;
    for (int r = 0; r < resamples; ++r) {
        Moments first, second;
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t k = random.below(n);
            first.add(x[k], y[k]);
            second.add(z[k], y[k]);
        }
        const double difference = first.correlation(n) - second.correlation(n);
        below += difference <= 0 ? 1 : 0;
        above += difference >= 0 ? 1 : 0;
    }
    // One is added so that a finite number of resamples never gives a probability of zero.
    test.chance = std::min(1.0, 2.0 * (std::min(below, above) + 1) / (resamples + 1));
    return test;
}

}  // namespace paragram
