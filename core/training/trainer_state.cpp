#include "core/training/trainer_state.h"

#include "core/encoders/embedding_initialisation.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/training/loss/projection.h"

namespace paragram {

bool averagesWeights(const Settings& settings) {
    return settings.train.average > 0 && !isGenerative(settings.encoder);
}

Storage tableStorage(const Settings& settings) {
    return settings.train.tableOnDisk && !isGenerative(settings.encoder) ? Storage::file : Storage::memory;
}

TrainerState startState(const Settings& settings, std::size_t rows) {
    return startState(settings, startTable(settings, rows, tableStorage(settings)));
}

TrainerState startState(const Settings& settings, Matrix table) {
    TrainerState state;
    state.table = std::move(table);
    state.moments.start(state.table, averagesWeights(settings));
    state.batches.size = firstMegaBatchSize(settings.train);
    const EncoderLayout parts{std::vector<std::int32_t>(tokenizerKinds(settings.encoder.kind).size()),
                              isConcatenation(settings.encoder.kind)};
    if (settings.train.negativeSearch == NegativeSearch::projected)
        state.projection = startProjection(vectorLength(settings.encoder, parts, state.table.cols()));
    state.network = startNetwork(settings.encoder, tableSeed(settings));
    state.networkMoments.start(state.network, averagesWeights(settings));
    return state;
}

Matrix tableNow(const TrainerState& state, const TrainSettings& settings, Workers& workers) {
    return Adam(settings).tableAfter(state.table, state.moments, state.step, workers);
}

const NetworkWeights& networkNow(const TrainerState& state) {
    return state.networkMoments.average.empty() ? state.network : state.networkMoments.average;
}

}  // namespace paragram
