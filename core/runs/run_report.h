// report.json: the state and the figures of a run.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

#include "core/encoders/word_vectors.h"

namespace paragram {

// unfinished: the program ended before the training did. diverged: its loss was no longer finite.
enum class RunState { finished, stopped, diverged, unfinished };

// The figures of a training, over all its sessions. Unknown numbers are NaN.
struct TrainSummary {
    double epochs = 0;  // with fraction
    std::int64_t steps = 0;
    double seconds = 0;
    double pairsPerSecond = 0;                                          // of the last session
    double tokensPerSecond = std::numeric_limits<double>::quiet_NaN();  // of both sides, in the last session
    std::int64_t peakMemoryBytes = 0;
    double lastLoss = 0;                       // NaN: no step was taken
    double untrainedScore = 0, bestScore = 0;  // EvaluationRecord::score; NaN: there is none
    bool retrieval = false;                    // the scores are kRetrievalAccuracy of held-out pairs
    double bestMargin = std::numeric_limits<double>::quiet_NaN();  // kRetrievalMargin of the best model
    std::int64_t bestStep = 0;
    bool endedEarly = false;  // train.patience was exhausted
    WordVectorShares vectors;
};

struct RunReport {
    RunState state = RunState::unfinished;
    std::string pairsName;  // file names of the training pairs
    TrainSummary summary;   // empty while unfinished
};

// Throws MachineFailure.
void writeRunReport(const RunReport& report, const std::filesystem::path& file);
// Returns the report of an unfinished run if the file is missing or damaged.
RunReport readRunReport(const std::filesystem::path& file);

}  // namespace paragram
