// What a training will cost, before it starts.
#pragma once

#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tasks/train_model.h"
#include "core/tasks/training_set.h"
#include "core/tokens/model_tokenizer.h"

namespace paragram {

struct TrainEstimate {
    double seconds = 0;        // good to a factor of two
    double memoryBytes = 0;    // at most at a time
    double diskBytes = 0;      // at most at a time: tokens, checkpoint, model, and the next ones beside them
    double freeDiskBytes = 0;  // where the run will be; negative: not known
    bool fromDisk = false;     // the tokens will be in a file, see train.memory
};

// request.output may be empty or not there yet.
Result<TrainEstimate> estimateTraining(const TrainRequest& request);

// The same for pairs that are open, but for the free disk space; tokenizer: null where one is still to be
// learned; rows: of the table. Throws Hdf5Damage.
TrainEstimate estimateCost(const TrainingSet& pairs, const ModelTokenizer* tokenizer, double rows,
                           const Settings& settings);

}  // namespace paragram
