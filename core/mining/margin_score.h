// Margin scores of sentence pairs (Artetxe and Schwenk 2019; methods.md, Mining).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/numeric/neighbour_lists.h"

namespace paragram {

enum class MarginKind { ratio, distance, absolute };
constexpr NamedValue<MarginKind> kMarginKindNames[]{{MarginKind::ratio, "ratio", "ratio"},
                                                    {MarginKind::distance, "distance", "distance"},
                                                    {MarginKind::absolute, "absolute", "absolute (cosine)"}};
constexpr std::span<const NamedValue<MarginKind>> namesOf(MarginKind) {
    return kMarginKindNames;
}

enum class MiningDirection { maximum, intersection, forward, backward };
constexpr NamedValue<MiningDirection> kMiningDirectionNames[]{
    {MiningDirection::maximum, "max", "each sentence once, best first"},
    {MiningDirection::intersection, "intersection", "best of both sides"},
    {MiningDirection::forward, "forward", "best target of each source"},
    {MiningDirection::backward, "backward", "best source of each target"}};
constexpr std::span<const NamedValue<MiningDirection>> namesOf(MiningDirection) {
    return kMiningDirectionNames;
}

// cos, cos - b or cos / b, where b is the mean of the two sentences' mean cosines to their k nearest
// neighbours. A ratio with b <= 0 is meaningless and returned as 0.
double marginScore(MarginKind kind, double cosine, double meanOfSource, double meanOfTarget);

// The mean cosine of each vector to its neighbours, of which there may be fewer than k; 0 without any.
std::vector<double> neighbourMeans(const NeighbourLists& lists);

struct MinedPair {
    std::int32_t source = -1, target = -1;  // indices in the two lists of vectors
    double score = 0;                       // margin score
    double cosine = 0;
    friend bool operator==(const MinedPair&, const MinedPair&) = default;
};

struct MiningRule {
    MarginKind margin = MarginKind::ratio;
    MiningDirection retrieval = MiningDirection::maximum;
    std::optional<double> threshold = std::nullopt;  // pairs below it are omitted
};

// The pairs that the rule keeps, best score first, then by index. forward contains the neighbours of each
// source among the targets, backward those of each target among the sources. Directions: forward: the best
// target of each source; backward: the best source of each target; intersection: pairs that are both;
// maximum: pairs that are either, in order of score, each sentence once.
std::vector<MinedPair> minePairs(const NeighbourLists& forward, const NeighbourLists& backward,
                                 const MiningRule& rule);

}  // namespace paragram
