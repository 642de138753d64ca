// The training of a generative model on a run folder.
#pragma once

#include "core/base/ranks/communicator.h"
#include "core/base/result.h"
#include "core/runs/run_folder.h"
#include "core/runs/run_recorder.h"
#include "core/runs/training_state.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

struct EndedTraining {
    Outcome outcome = Outcome::stopped;
    TrainSummary summary;
};

// Trains with paragram-neural until the settings' end, a stop or a failure; the recorder has written what is
// left then. resumed: state was read from the folder's checkpoint. Error if the program is not installed.
// Throws MachineFailure if it ends; the last checkpoint is then intact. Of several ranks only rank 0 has a
// recorder, and the summary is its own.
Result<EndedTraining> trainGenerative(TrainingState& state, PairFeed& feed, const RunFolder& folder,
                                      RunRecorder* recorder, bool resumed, Communicator& ranks);

}  // namespace paragram
