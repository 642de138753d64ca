#include "core/training/mega_batch.h"

#include <algorithm>
#include <numeric>

#include "core/base/random.h"

namespace paragram {

EpochOrder shuffledOrder(std::int64_t pairs, std::int64_t seed) {
    return [pairs, seed](int epoch) {
        std::vector<std::int64_t> order(static_cast<std::size_t>(pairs));
        std::iota(order.begin(), order.end(), 0);
        constexpr std::uint64_t kOrderStream = 1000;
        Random(static_cast<std::uint64_t>(seed), kOrderStream + static_cast<std::uint64_t>(epoch))
            .shuffle(std::span(order));
        return order;
    };
}

int firstMegaBatchSize(const TrainSettings& settings) {
    return settings.anneal > 0 ? 1 : settings.megaBatch;
}

bool drawMegaBatch(const TrainSettings& settings, std::span<const std::int64_t> order,
                   MegaBatchState& state) {
    const auto total = static_cast<std::int64_t>(order.size());
    if (state.position >= total) return false;
    if (state.grow && state.size < settings.megaBatch) ++state.size;
    state.grow = false;
    const std::int64_t first = state.position;
    for (int batch = 0; batch < state.size && state.position < total; ++batch) {
        state.position = std::min<std::int64_t>(total, state.position + settings.batch);
        ++state.drawn;
        if (settings.anneal > 0 && state.drawn % settings.anneal == 0) state.grow = true;
    }
    state.pairs.assign(order.begin() + first, order.begin() + state.position);
    state.sourceNegative.clear();
    state.targetNegative.clear();
    state.nextPair = 0;
    return true;
}

}  // namespace paragram
