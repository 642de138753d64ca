// Pairs of token ids that make no sense but can be learned.
#pragma once

#include <vector>

#include "core/base/random.h"
#include "core/tokens/token_list.h"

namespace paragram::test {

// The target repeats some tokens of the source; tokens are below `vocabulary`.
inline PairTokens inventPairs(int count, int vocabulary, std::uint64_t seed) {
    PairTokens pairs;
    Random random(seed);
    for (int i = 0; i < count; ++i) {
        std::vector<std::int32_t> source, target;
        for (std::uint64_t k = 0; k < 3 + random.below(5); ++k) {
            source.push_back(static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(vocabulary))));
            if (random.uniform() < 0.6) target.push_back(source.back());
        }
        target.push_back(static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(vocabulary))));
        pairs.source.add(source);
        pairs.target.add(target);
    }
    return pairs;
}

}  // namespace paragram::test
