#include "core/runs/generative_run.h"

#include <algorithm>
#include <vector>

#include "core/base/process/neural_process.h"
#include "core/training/generative/generative_trainer.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// How often each token occurs in the first pairs; the last row is the end of a sentence.
std::vector<std::int32_t> tokenCounts(PairFeed& feed, std::size_t vocabulary) {
    constexpr std::int64_t kPairs = 200'000;
    PairTokens pairs;
    feed.read(0, 0, std::min(kPairs, feed.size()), pairs);
    std::vector<std::int32_t> counts(vocabulary + 1);
    for (const TokenList* side : {&pairs.source, &pairs.target}) {
        for (const std::int32_t id : side->ids) ++counts[static_cast<std::size_t>(id)];
        counts.back() += static_cast<std::int32_t>(side->size());
    }
    return counts;
}

void removeOtherStates(const RunFolder& folder, std::int64_t step) {
    std::error_code code;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path, code)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("neural-") && entry.path() != folder.neuralState(step))
            fs::remove(entry.path(), code);
    }
}

}  // namespace

Result<EndedTraining> trainGenerative(TrainingState& state, PairFeed& feed, const RunFolder& folder,
                                      RunRecorder* recorder, bool resumed, Communicator& ranks) {
    const auto process = onAll(ranks, NeuralProcess::start());
    if (!process) return process.error();
    GenerativeTrainer trainer(state.settings, feed, state.trainer, **process, ranks);
    trainer.create(tokenCounts(feed, state.trainer.table.rows()), state.forms.size());
    if (resumed) trainer.load(folder.neuralState(state.trainer.step));
    EndedTraining ended;
    if (!recorder) {
        ended.outcome = trainer.run({});
        return ended;
    }
    RemoteWeights remote{[&] { trainer.fetch(); },
                         [&] { trainer.save(folder.neuralState(state.trainer.step)); },
                         [&] { removeOtherStates(folder, state.trainer.step); },
                         [&] { return trainer.measure(); },
                         {}};
    if (trainer.onGpu())  // which encodes much faster than the processor
        remote.encode = [&](std::span<const Sentence> sentences) {
            return encodeGenerative(**process, sentences);
        };
    recorder->computedElsewhere(std::move(remote));
    if (!resumed) recorder->start();
    ended.outcome = trainer.run(recorder->hooks());
    ended.summary = recorder->finish(ended.outcome);
    return ended;
}

}  // namespace paragram
