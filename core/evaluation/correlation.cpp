#include "core/evaluation/correlation.h"

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

Interval percentiles(std::vector<double>& values) {
    std::sort(values.begin(), values.end());
    const auto at = [&](double share) {
        return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
    };
    return {at(0.025), at(0.975)};
}

}  // namespace

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
    return pearson(averageRanks(a), averageRanks(b));
}

BootstrapIntervals bootstrapIntervals(std::span<const double> a, std::span<const double> b, int resamples,
                                      std::uint64_t seed) {
    if (a.size() < 2) return {};
    // Ranks are taken once: ranking each resample anew changes the interval far less than the resampling
    // itself.
    const std::vector<double> ranksA = averageRanks(a), ranksB = averageRanks(b);
    const std::size_t n = a.size();
    std::vector<double> pearsons, spearmans, drawn[4];
    for (auto& values : drawn) values.resize(n);
    Random random(seed);
    for (int r = 0; r < resamples; ++r) {
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t k = random.below(n);
            drawn[0][i] = a[k];
            drawn[1][i] = b[k];
            drawn[2][i] = ranksA[k];
            drawn[3][i] = ranksB[k];
        }
        pearsons.push_back(pearson(drawn[0], drawn[1]));
        spearmans.push_back(pearson(drawn[2], drawn[3]));
    }
    return {percentiles(pearsons), percentiles(spearmans)};
}

PairedTest pairedBootstrap(std::span<const double> a, std::span<const double> c, std::span<const double> gold,
                           int resamples, std::uint64_t seed) {
    assert(a.size() == c.size() && a.size() == gold.size());
    PairedTest test;
    if (a.size() < 2) return test;
    test.difference = pearson(a, gold) - pearson(c, gold);
    const std::size_t n = a.size();
    std::vector<double> drawnA(n), drawnC(n), drawnGold(n);
    Random random(seed);
    int below = 0, above = 0;
    for (int r = 0; r < resamples; ++r) {
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t k = random.below(n);
            drawnA[i] = a[k];
            drawnC[i] = c[k];
            drawnGold[i] = gold[k];
        }
        const double difference = pearson(drawnA, drawnGold) - pearson(drawnC, drawnGold);
        below += difference <= 0 ? 1 : 0;
        above += difference >= 0 ? 1 : 0;
    }
    // One is added so that no finite number of resamples claims a chance of zero.
    test.chance = std::min(1.0, 2.0 * (std::min(below, above) + 1) / (resamples + 1));
    return test;
}

}  // namespace paragram
