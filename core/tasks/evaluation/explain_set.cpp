#include "core/tasks/evaluation/explain_set.h"

#include <algorithm>

namespace paragram {

std::vector<ErrorGroup> explainSet(const StsSetResult& set, PairQuality by) {
    const StsSetResult* one = &set;
    return errorGroups({&one, 1}, by);
}

PairedTest compareOnSet(const StsSetResult& first, const StsSetResult& second) {
    std::vector<double> own, theirs, gold;
    for (std::size_t i = 0; i < std::min(first.pairs.size(), second.pairs.size()); ++i) {
        own.push_back(first.pairs[i].cosine);
        theirs.push_back(second.pairs[i].cosine);
        gold.push_back(first.pairs[i].gold);
    }
    return pairedBootstrap(own, theirs, gold);
}

}  // namespace paragram
