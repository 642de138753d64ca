#include "core/evaluation/measures/agreement.h"

#include <cmath>
#include <limits>
#include <vector>

#include "core/evaluation/measures/correlation.h"

namespace paragram {
namespace {

double squared(double difference) {
    return difference * difference;
}

// Disagreement as observed, by that of independent judges with the same grades (Cohen 1968). The scale of the
// weights cancels out.
double weightedKappa(std::span<const int> a, std::span<const int> b) {
    double observed = 0, expected = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        observed += squared(a[i] - b[i]);
        for (const int other : b) expected += squared(a[i] - other);
    }
    expected /= static_cast<double>(b.size());
    return expected > 0 ? 1 - observed / expected : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

Agreement agreementOf(std::span<const int> a, std::span<const int> b) {
    Agreement found;
    found.items = static_cast<std::int64_t>(a.size());
    if (a.empty()) {
        found.same = found.weightedKappa = found.pearson = std::numeric_limits<double>::quiet_NaN();
        return found;
    }
    for (std::size_t i = 0; i < a.size(); ++i) found.same += a[i] == b[i] ? 1 : 0;
    found.same /= static_cast<double>(a.size());
    found.weightedKappa = weightedKappa(a, b);
    const std::vector<double> first(a.begin(), a.end()), second(b.begin(), b.end());
    found.pearson = pearson(first, second);
    return found;
}

}  // namespace paragram
