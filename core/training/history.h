// What a training tells while it runs, and history.csv, which keeps it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// One training step.
struct StepRecord {
    std::int64_t step = 0;      // 1 for the first
    double epoch = 0;           // epochs done, with fraction
    double loss = 0;            // mean over the mini-batch
    int megaBatch = 0;          // M in force
    double gradientNorm = 0;    // before clipping
    double pairsPerSecond = 0;  // over the last reporting interval
};

// Score of one development set after some steps.
struct DevelopmentScore {
    std::string name;  // file name without ending
    double pearson = 0;
    double spearman = 0;
};

struct EvaluationRecord {
    std::int64_t step = 0;  // 0: before training
    double epoch = 0;
    std::vector<DevelopmentScore> scores;  // one for each development set
    double meanPearson = 0;                // what the best model is chosen by; NaN without development sets
    bool best = false;
    double embeddingNorm = 0;  // mean norm of the table's rows; NaN in histories of earlier versions
};

// A sentence and the negative chosen for it, as token text.
struct NegativeExample {
    std::string sentence;
    std::string negative;
    double cosine = 0;
};

struct History {
    std::vector<StepRecord> steps;
    std::vector<EvaluationRecord> evaluations;
};

// Appends to history.csv. Rows after keepUntilStep of an earlier, interrupted training are dropped; 0 begins
// anew.
class HistoryWriter {
  public:
    HistoryWriter(const std::filesystem::path& file, std::int64_t keepUntilStep);
    ~HistoryWriter();
    void add(const StepRecord& record);
    void add(const EvaluationRecord& record);
    void flush();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// history.csv of a run folder: step rows and evaluation rows. Files of earlier versions lack the last column.
Result<History> readHistory(const std::filesystem::path& file);

}  // namespace paragram
