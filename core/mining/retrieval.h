// Retrieval of translations: the share of sentences whose nearest neighbour is not their translation.
#pragma once

#include <span>
#include <string>

#include "core/mining/margin_score.h"
#include "core/search/exact_search.h"

namespace paragram {

struct RetrievalErrors {
    double forward = 0, backward = 0;  // shares of sources and of targets, 0..1
    double mean() const { return (forward + backward) / 2; }
};

// By cosine (MarginKind::absolute: the Tatoeba error) or by margin among the k neighbours (ratio, k = 4:
// xSIM). Texts are compared instead of positions, because a data set may contain a text twice.
RetrievalErrors retrievalErrors(std::span<const std::string> source, std::span<const std::string> target,
                                const MutualNeighbours& neighbours, MarginKind kind);

}  // namespace paragram
