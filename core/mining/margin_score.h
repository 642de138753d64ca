// Margin scores of sentence pairs (Artetxe and Schwenk 2019; methods.md 9).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/search/neighbour_lists.h"

namespace paragram {

enum class MarginKind { absolute, distance, ratio };
enum class Retrieval { forward, backward, intersection, maximum };

// By the names absolute, distance, ratio and forward, backward, intersection, max.
std::optional<MarginKind> marginKind(std::string_view name);
std::optional<Retrieval> retrieval(std::string_view name);

// cos, cos - b or cos / b, where b is the mean of the two sentences' mean cosines to their k nearest. A ratio
// to b <= 0 says nothing about the pair and is 0.
double marginScore(MarginKind kind, double cosine, double meanOfSource, double meanOfTarget);

// Mean cosine of each vector to its neighbours, of which it may have fewer than k; 0 without any.
std::vector<double> neighbourMeans(const NeighbourLists& lists);

struct MinedPair {
    std::int32_t source = -1, target = -1;  // places in the two lists of vectors
    double score = 0;                       // margin
    double cosine = 0;
    friend bool operator==(const MinedPair&, const MinedPair&) = default;
};

struct MiningRule {
    MarginKind margin = MarginKind::ratio;
    Retrieval retrieval = Retrieval::maximum;
    std::optional<double> threshold = std::nullopt;  // pairs below it are left out
};

// The pairs the rule keeps, best score first, then by places. forward holds the neighbours of each source
// among the targets, backward of each target among the sources. Forward: the best target of each source;
// backward: the best source of each target; intersection: pairs that are both; maximum: the pairs that are
// either, greedily from the best score down, each sentence once.
std::vector<MinedPair> minePairs(const NeighbourLists& forward, const NeighbourLists& backward,
                                 const MiningRule& rule);

}  // namespace paragram
