// checkpoint.h5: a training state on disk.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/runs/training_state.h"

namespace paragram {

// An atomic write. Throws MachineFailure; the previous checkpoint is then unchanged.
void writeCheckpoint(const TrainingState& state, const std::filesystem::path& file);
// Error for a missing or damaged file, or one of another version.
Result<TrainingState> readCheckpoint(const std::filesystem::path& file);

}  // namespace paragram
