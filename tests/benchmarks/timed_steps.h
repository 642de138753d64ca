// Trains for some seconds and measures the steps.
#pragma once

#include <cstdint>

#include "core/base/stopwatch.h"
#include "core/training/trainer.h"

namespace paragram::bench {

struct TimedSteps {
    double steps = 0, seconds = 0;
    StageTimes stages;
};

// state: the one that the trainer trains. The first mega-batch warms up and is not measured; whole
// mega-batches are trained until the time has passed.
inline TimedSteps timeSteps(Trainer& trainer, const TrainerState& state, int megaBatch, double seconds) {
    TrainerHooks hooks;
    std::int64_t until = megaBatch;
    hooks.shouldStop = [&] { return state.step >= until; };
    trainer.run(hooks);
    const StageTimes before = trainer.times();
    const Stopwatch watch;
    while (watch.seconds() < seconds) {
        until += megaBatch;
        trainer.run(hooks);
    }
    return {static_cast<double>(until - megaBatch), watch.seconds(), trainer.times() - before};
}

// The mean number of tokens of a sentence.
inline double meanTokens(const PairTokens& pairs) {
    return static_cast<double>(pairs.source.ids.size() + pairs.target.ids.size()) /
           (2.0 * static_cast<double>(pairs.size()));
}

}  // namespace paragram::bench
