#include "core/training/feeds/mega_batch.h"

#include <algorithm>

namespace paragram {

void MegaBatchState::endEpoch() {
    ++epoch;
    position = pairs = drawn = nextPair = 0;
    sourceNegative.clear();
    targetNegative.clear();
}

int firstMegaBatchSize(const TrainSettings& settings) {
    return settings.anneal > 0 ? 1 : settings.megaBatch;
}

bool formMegaBatch(const TrainSettings& settings, std::int64_t total, MegaBatchState& state) {
    if (state.position >= total) return false;
    if (state.grow && state.size < settings.megaBatch) ++state.size;
    state.grow = false;
    const std::int64_t first = state.position;
    for (int batch = 0; batch < state.size && state.position < total; ++batch) {
        state.position = std::min<std::int64_t>(total, state.position + settings.batch);
        ++state.drawn;
        if (settings.anneal > 0 && state.drawn % settings.anneal == 0) state.grow = true;
    }
    state.pairs = state.position - first;
    state.sourceNegative.clear();
    state.targetNegative.clear();
    state.nextPair = 0;
    return true;
}

}  // namespace paragram
