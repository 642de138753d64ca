#include "core/alignment/confidence.h"

#include <algorithm>
#include <cmath>

namespace paragram {
namespace {

// Logistic regression on the links of Text+Berg's development document.
constexpr double kSlope = 0.95, kOffset = 1.5;
constexpr double kChanceWidth = 0.04;  // of distances between certainly good and certainly bad

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

}  // namespace

double linkConfidence(double share, double distance, double chance) {
    const double p = std::clamp(share, 1e-6, 1 - 1e-6);
    return logistic(kSlope * std::log(p / (1 - p)) + kOffset) * logistic((chance - distance) / kChanceWidth);
}

bool areTranslations(const Alignment& links, std::int32_t sources, std::int32_t targets) {
    std::int32_t linkedSources = 0, linkedTargets = 0;
    for (const Link& link : links) {
        if (!link.isPair() || link.confidence < 0.5) continue;
        linkedSources += link.source.count;
        linkedTargets += link.target.count;
    }
    return 5 * (sources < targets ? linkedSources : linkedTargets) >= std::min(sources, targets);
}

}  // namespace paragram
