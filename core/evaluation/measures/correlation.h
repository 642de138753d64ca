// Pearson's r, Spearman's rho and their bootstrap intervals (methods.md, Correlation). Sums in double
// precision, in order.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace paragram {

// 0 if either side is constant or has fewer than two values.
double pearson(std::span<const double> a, std::span<const double> b);
// Pearson's r of average ranks: equal values share their mean rank. a: similarities, which are equal if they
// agree to six decimals.
double spearman(std::span<const double> a, std::span<const double> b);

struct Interval {
    double low = 0, high = 0;
};
struct BootstrapIntervals {
    Interval pearson, spearman;
    std::vector<double> pearsons;  // r of each resample
};
// The range without the lowest and highest 2.5 % of the values; 0 to 0 without values.
Interval percentiles(std::vector<double> values);
// Percentile bootstrap: resamples of the pairs with replacement, without 2.5 % at each end; always the same.
BootstrapIntervals bootstrapIntervals(std::span<const double> a, std::span<const double> b,
                                      int resamples = 1000, std::uint64_t seed = 1);

// The two-sided p-value (0..1) of a and c correlating equally well with gold: twice the share of resamples of
// the pairs in which r(a, gold) - r(c, gold) changes its sign. Always the same.
struct PairedTest {
    double difference = 0;  // r(a, gold) - r(c, gold)
    double chance = 1;
};
PairedTest pairedBootstrap(std::span<const double> a, std::span<const double> c, std::span<const double> gold,
                           int resamples = 1000, std::uint64_t seed = 1);

}  // namespace paragram
