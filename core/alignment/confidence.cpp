#include "core/alignment/confidence.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace paragram {
namespace {

// Logistic regression on the links of Text+Berg's development document with three models: as it is, with a
// twentieth and with a seventh of the sentences removed on both sides, and with the target's sentences
// shuffled.
constexpr double kOwn = 0.87, kAround = 9.09, kSize = -0.54, kOffset = -7.29;
// The same of the document as it is, for links closer than chance.
constexpr double kOwnAlone = 0.95, kOffsetAlone = 0.13;
constexpr double kChanceWidth = 0.04;   // of distances between certainly good and certainly bad
constexpr std::size_t kNeighbours = 8;  // links of two sides before and after a link

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

}  // namespace

void setConfidences(Alignment& links, const LinkCosts& costs) {
    std::vector<double> sums{0};  // of the shares of links with two sides
    for (const Link& link : links)
        if (link.isPair()) sums.push_back(sums.back() + link.confidence);
    const std::size_t pairs = sums.size() - 1;
    std::size_t number = 0;
    for (Link& link : links) {
        if (!link.isPair()) continue;
        const std::size_t first = number - std::min(number, kNeighbours),
                          last = std::min(pairs, ++number + kNeighbours);
        const double around = (sums[last] - sums[first]) / static_cast<double>(last - first);
        const double share = std::clamp(link.confidence, 1e-6, 1 - 1e-6);
        const double own = std::log(share / (1 - share));
        const double inContext = logistic(kOwn * own + kAround * around +
                                          kSize * std::log(link.source.count * link.target.count) + kOffset);
        const double alone = logistic(kOwnAlone * own + kOffsetAlone) *
                             logistic((costs.chanceDistance() - costs.distance(link)) / kChanceWidth);
        link.confidence = std::max(inContext, alone);
    }
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
