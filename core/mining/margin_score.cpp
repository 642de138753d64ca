#include "core/mining/margin_score.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace paragram {
namespace {

// The candidate with the best margin for each sentence of one side; -1 if there is none.
std::vector<MinedPair> bestOfEach(const NeighbourLists& lists, const std::vector<double>& own,
                                  const std::vector<double>& other, MarginKind kind, bool fromSource) {
    std::vector<MinedPair> best(lists.size());
    for (std::size_t i = 0; i < lists.size(); ++i) {
        for (std::size_t n = 0; n < lists.count(i); ++n) {
            const std::int32_t place = lists.indices(i)[n];
            const double cosine = lists.cosines(i)[n];
            const double score = marginScore(kind, cosine, own[i], other[static_cast<std::size_t>(place)]);
            const std::int32_t held = fromSource ? best[i].target : best[i].source;
            if (held >= 0 && (score < best[i].score || (score == best[i].score && place > held))) continue;
            const auto self = static_cast<std::int32_t>(i);
            best[i] =
                fromSource ? MinedPair{self, place, score, cosine} : MinedPair{place, self, score, cosine};
        }
    }
    std::erase_if(best, [](const MinedPair& pair) { return pair.source < 0; });
    return best;
}

auto places(const MinedPair& pair) {
    return std::tuple(pair.source, pair.target);
}

void sortByScore(std::vector<MinedPair>& pairs) {
    std::ranges::sort(pairs, [](const MinedPair& a, const MinedPair& b) {
        return std::tuple(-a.score, places(a)) < std::tuple(-b.score, places(b));
    });
}

std::vector<MinedPair> intersection(std::vector<MinedPair> forward, std::vector<MinedPair> backward) {
    std::ranges::sort(forward, {}, places);
    std::ranges::sort(backward, {}, places);
    std::vector<MinedPair> both;
    std::ranges::set_intersection(forward, backward, std::back_inserter(both), {}, places, places);
    return both;
}

std::vector<MinedPair> greedy(std::vector<MinedPair> candidates, std::size_t sources, std::size_t targets) {
    sortByScore(candidates);
    std::vector<char> sourceTaken(sources), targetTaken(targets);
    std::erase_if(candidates, [&](const MinedPair& pair) {
        char& source = sourceTaken[static_cast<std::size_t>(pair.source)];
        char& target = targetTaken[static_cast<std::size_t>(pair.target)];
        if (source != 0 || target != 0) return true;
        source = target = 1;
        return false;
    });
    return candidates;
}

}  // namespace

double marginScore(MarginKind kind, double cosine, double meanOfSource, double meanOfTarget) {
    const double mean = (meanOfSource + meanOfTarget) / 2;
    if (kind == MarginKind::absolute) return cosine;
    if (kind == MarginKind::distance) return cosine - mean;
    return mean > 0 ? cosine / mean : 0;
}

std::vector<double> neighbourMeans(const NeighbourLists& lists) {
    std::vector<double> means(lists.size());
    for (std::size_t i = 0; i < means.size(); ++i) {
        const std::size_t count = lists.count(i);
        const auto cosines = lists.cosines(i).first(count);
        if (count > 0)
            means[i] = std::accumulate(cosines.begin(), cosines.end(), 0.0) / static_cast<double>(count);
    }
    return means;
}

std::vector<MinedPair> minePairs(const NeighbourLists& forward, const NeighbourLists& backward,
                                 const MiningRule& rule) {
    const std::vector<double> ofSources = neighbourMeans(forward), ofTargets = neighbourMeans(backward);
    const bool needForward = rule.retrieval != MiningDirection::backward;
    const bool needBackward = rule.retrieval != MiningDirection::forward;
    std::vector<MinedPair> pairs, reverse;
    if (needForward) pairs = bestOfEach(forward, ofSources, ofTargets, rule.margin, true);
    if (needBackward) reverse = bestOfEach(backward, ofTargets, ofSources, rule.margin, false);
    if (rule.retrieval == MiningDirection::backward) pairs = std::move(reverse);
    if (rule.retrieval == MiningDirection::intersection)
        pairs = intersection(std::move(pairs), std::move(reverse));
    if (rule.retrieval == MiningDirection::maximum) {
        pairs.insert(pairs.end(), reverse.begin(), reverse.end());
        pairs = greedy(std::move(pairs), forward.size(), backward.size());
    }
    if (rule.threshold)
        std::erase_if(pairs, [&](const MinedPair& pair) { return pair.score < *rule.threshold; });
    sortByScore(pairs);
    return pairs;
}

}  // namespace paragram
