#include "core/mining/gold_pairs.h"

#include <algorithm>
#include <set>

namespace paragram {
namespace {

using Pair = std::pair<std::int32_t, std::int32_t>;

Pair placesOf(const MinedPair& pair) {
    return {pair.source, pair.target};
}

}  // namespace

std::vector<MinedPair> pairsOfLines(std::span<const MinedPair> pairs, const UniqueTexts& source,
                                    const UniqueTexts& target) {
    std::vector<MinedPair> ofLines;
    for (MinedPair pair : pairs) {
        if (source.count(pair.source) > 1 || target.count(pair.target) > 1) continue;
        pair.source = static_cast<std::int32_t>(source.first(pair.source));
        pair.target = static_cast<std::int32_t>(target.first(pair.target));
        ofLines.push_back(pair);
    }
    return ofLines;
}

std::vector<MiningQuality> qualityCurve(std::span<const MinedPair> pairs, const GoldPairs& gold) {
    const std::set<Pair> wanted(gold.begin(), gold.end());
    std::set<Pair> seen;
    std::vector<MiningQuality> curve;
    MiningQuality now;
    now.gold = static_cast<std::int64_t>(wanted.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const Pair places = placesOf(pairs[i]);
        if (seen.insert(places).second) {
            ++now.taken;
            now.right += wanted.contains(places) ? 1 : 0;
        }
        const bool last = i + 1 == pairs.size();
        if (!last && pairs[i + 1].score == pairs[i].score) continue;
        now.threshold = last ? pairs[i].score : (pairs[i].score + pairs[i + 1].score) / 2;
        curve.push_back(now);
    }
    return curve;
}

MiningQuality bestQuality(std::span<const MiningQuality> curve, const GoldPairs& gold) {
    MiningQuality best;
    best.gold = static_cast<std::int64_t>(std::set<Pair>(gold.begin(), gold.end()).size());
    for (const MiningQuality& point : curve) {
        if (best.taken == 0 || point.f1() > best.f1()) best = point;
    }
    return best;
}

MiningQuality qualityAt(std::span<const MinedPair> pairs, const GoldPairs& gold, double threshold) {
    const std::set<Pair> wanted(gold.begin(), gold.end());
    std::set<Pair> taken;
    for (const MinedPair& pair : pairs) {
        if (pair.score >= threshold) taken.insert(placesOf(pair));
    }
    MiningQuality quality{threshold, static_cast<std::int64_t>(taken.size()), 0,
                          static_cast<std::int64_t>(wanted.size())};
    quality.right = std::ranges::count_if(taken, [&](const Pair& pair) { return wanted.contains(pair); });
    return quality;
}

}  // namespace paragram
