// The estimated time, memory and disk space of a training.
#pragma once

#include <cstdint>

#include "core/settings/settings.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/training/data/training_set.h"

namespace paragram {

struct TrainEstimate {
    double seconds = 0;      // within a factor of two
    double memoryBytes = 0;  // peak
    double diskBytes = 0;  // peak: tokens, checkpoint, model, and the new version of each while it is written
    double freeDiskBytes = 0;  // on the run's disk; negative: unknown
    bool fromDisk = false;     // the tokens will be stored in a file, see train.memory
};

// tokenizer: null if it is still to be trained. rows: of the embedding table. Leaves freeDiskBytes unknown.
// Throws Hdf5Damage.
TrainEstimate estimateCost(const TrainingSet& pairs, const ModelTokenizer* tokenizer, double rows,
                           const Settings& settings);

// Updates of a generative model that the settings plan for these pairs, by the lengths of some of them.
// Throws Hdf5Damage.
std::int64_t plannedUpdates(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                            const Settings& settings);

}  // namespace paragram
