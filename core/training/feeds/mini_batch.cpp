#include "core/training/feeds/mini_batch.h"

namespace paragram {

// A sentence of the mega-batch: its sources, then its targets.
void MiniBatch::add(const PairTokens& tokens, std::size_t index) {
    const bool target = index >= tokens.size();
    sentences.push_back(target ? tokens.target[index - tokens.size()] : tokens.source[index]);
    onTarget.push_back(target);
}

void MiniBatch::gather(const MegaBatch& megaBatch, const MegaBatchState& state, IndexRange pairs,
                       std::size_t negatives, bool ofTargets) {
    const PairTokens& tokens = megaBatch.tokens;
    sentences.clear();
    onTarget.clear();
    hasNegative.clear();
    for (std::size_t i = pairs.first; i < pairs.last; ++i) add(tokens, i);
    for (std::size_t i = pairs.first; i < pairs.last; ++i) add(tokens, tokens.size() + i);
    const auto addNegatives = [&](const std::vector<std::int32_t>& chosen, std::size_t side) {
        for (std::size_t n = 0; n < negatives; ++n) {
            for (std::size_t i = pairs.first; i < pairs.last; ++i) {
                const std::int32_t negative = chosen[i * negatives + n];
                hasNegative.push_back(negative >= 0);
                // A sentence without a candidate is its own negative here; the loss omits that term.
                add(tokens, negative >= 0 ? static_cast<std::size_t>(negative) : side + i);
            }
        }
    };
    if (negatives == 0) return;
    addNegatives(state.sourceNegative, 0);
    if (ofTargets) addNegatives(state.targetNegative, tokens.size());
}

}  // namespace paragram
