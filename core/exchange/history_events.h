// The records of a training as TensorBoard's scalars.
#pragma once

#include <filesystem>

#include "core/exchange/event_file.h"
#include "core/training/history.h"

namespace paragram {

void addEvents(EventFileWriter& events, const StepRecord& record, double wallSeconds);
// Scores of development sets, each under its name, and their mean.
void addEvents(EventFileWriter& events, const EvaluationRecord& record, double wallSeconds);

// A history.csv as an event file in folder. What cannot be read gives no file.
void writeHistoryEvents(const std::filesystem::path& history, const std::filesystem::path& folder);

}  // namespace paragram
