// What a training consists of between two steps.
#pragma once

#include <cstdint>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/combined/sentence_encoder.h"
#include "core/settings/settings.h"
#include "core/training/adam.h"
#include "core/training/feeds/mega_batch.h"
#include "core/training/network_adam.h"

namespace paragram {

// What a checkpoint stores: a resumed training computes the same bits.
struct TrainerState {
    Matrix table;
    AdamMoments moments;
    std::int64_t step = 0;
    MegaBatchState batches;
    Matrix projection;       // basis of train.negative-search = projected, (dimension of a vector, k)
    NetworkWeights network;  // of a recurrent encoder; empty: averaging
    NetworkMoments networkMoments;
};

// Whether the state keeps a running mean of the weights (train.average); that of a generative model is in
// paragram-neural.
bool averagesWeights(const Settings& settings);

// Where the state keeps its table and the moments of it.
Storage tableStorage(const Settings& settings);

// The state before the first step, with a table of `rows` rows (see tableRows) drawn from N(0, 1) with
// train.seed.
TrainerState startState(const Settings& settings, std::size_t rows);
// The state before the first step, with this table.
TrainerState startState(const Settings& settings, Matrix table);

// The table that a model is saved with: all rows caught up, or the running mean (train.average).
Matrix tableNow(const TrainerState& state, const TrainSettings& settings, Workers& workers);
// The network that a model is saved with.
const NetworkWeights& networkNow(const TrainerState& state);

}  // namespace paragram
