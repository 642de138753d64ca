// Pearson, Spearman and their bootstrap intervals (methods.md 7). Sums in double, in order.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace paragram {

// 0 where either side is constant or fewer than two values are given.
double pearson(std::span<const double> a, std::span<const double> b);
// Pearson of average ranks: ties share their mean rank.
double spearman(std::span<const double> a, std::span<const double> b);

struct Interval {
    double low = 0, high = 0;
};
struct BootstrapIntervals {
    Interval pearson, spearman;
    std::vector<double> pearsons;  // of each resample
};
// 2.5 % cut off each end of the values; nothing of no values.
Interval percentiles(std::vector<double> values);
// Percentile bootstrap: so many resamples of the pairs with replacement, 2.5 % cut off each end; the same
// every time.
BootstrapIntervals bootstrapIntervals(std::span<const double> a, std::span<const double> b,
                                      int resamples = 1000, std::uint64_t seed = 1);

// The chance (two-sided, 0..1) that a and c do not differ in how well they correlate with gold: the share of
// resamples of the pairs in which the sign of r(a, gold) - r(c, gold) turns, doubled. The same every time.
struct PairedTest {
    double difference = 0;  // r(a, gold) - r(c, gold)
    double chance = 1;
};
PairedTest pairedBootstrap(std::span<const double> a, std::span<const double> c, std::span<const double> gold,
                           int resamples = 1000, std::uint64_t seed = 1);

}  // namespace paragram
