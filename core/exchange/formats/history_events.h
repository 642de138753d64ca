// Writes the records of a training as TensorBoard scalars.
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/stopwatch.h"
#include "core/exchange/formats/event_file.h"
#include "core/runs/train_observer.h"

namespace paragram {

// Writes an event file during a training.
class TensorBoardLog {
  public:
    // firstStep: 0, or the step a resumed training continues from. Throws MachineFailure.
    TensorBoardLog(const std::filesystem::path& folder, std::int64_t firstStep);
    // An observer that logs the records and passes them on to `next`; both must outlive it. It throws
    // MachineFailure.
    TrainObserver observing(const TrainObserver& next);

  private:
    template <class Record>
    void add(const Record& record);
    EventFileWriter events_;
    Stopwatch sinceFlush_;
};

// Converts a history.csv to an event file in `folder`. Writes no file if the history cannot be read.
// Throws MachineFailure.
void writeHistoryEvents(const std::filesystem::path& history, const std::filesystem::path& folder);

}  // namespace paragram
