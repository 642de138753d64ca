// history.csv: the records of a training, stored in its run folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/training/training_records.h"

namespace paragram {

struct History {
    std::vector<StepRecord> steps;
    std::vector<EvaluationRecord> evaluations;
};

// Appends to history.csv. Rows after keepUntilStep, from an interrupted training, are dropped; -1 starts a
// new file. Every function throws MachineFailure if the disk is full.
class HistoryWriter {
  public:
    HistoryWriter(const std::filesystem::path& file, std::int64_t keepUntilStep);
    ~HistoryWriter();
    void add(const StepRecord& record);
    void add(const EvaluationRecord& record);
    // Writes buffered rows to the file.
    void flush();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// history.csv of a run folder: step rows, the terms of their losses, and evaluation rows. Files of earlier
// versions lack the last column. Error for a file that cannot be read or has another header.
Result<History> readHistory(const std::filesystem::path& file);

}  // namespace paragram
