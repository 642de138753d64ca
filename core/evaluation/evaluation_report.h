// The result of an evaluation: one row per data set, and aggregates.
#pragma once

#include <string>
#include <vector>

#include "core/evaluation/sets/sts_set.h"

namespace paragram {

struct StsPairResult : StsPair {
    double cosine = 0;
};

// The scores of a model on an StsSet.
struct StsSetResult {
    std::string suite, name, year;           // of the data set
    std::size_t skipped = 0;                 // pairs without a gold score
    double pearson = 0, spearman = 0;        // -1..1
    double pearsonLow = 0, pearsonHigh = 0;  // bootstrap 95 %
    double spearmanLow = 0, spearmanHigh = 0;
    std::vector<double> resampledPearson;  // of each bootstrap resample; empty without intervals
    std::vector<StsPairResult> pairs;

    StsSetResult() = default;
    // Copies the data set, without scores.
    explicit StsSetResult(const StsSet& set);
};

// A year (or all years) in the protocols of methods.md, Correlation. "Together": all pairs in one list,
// without 2013 SMT; NaN where undefined.
struct StsAggregate {
    std::string name;  // "2012", ..., "mean of sets", "mean of years", "all pairs together"
    std::size_t sets = 0, pairs = 0;
    double meanPearson = 0;                          // mean over data sets
    double meanPearsonLow = 0, meanPearsonHigh = 0;  // bootstrap 95 %, resampled within sets
    double meanSpearman = 0;
    double weightedPearson = 0;  // mean over data sets weighted by their pairs
    double weightedSpearman = 0;
    double allPearson = 0;  // all pairs together
    double allSpearman = 0;
};

// A score that is not a correlation: accuracy, error rate, F1; 0..1 unless its name says otherwise.
struct TaskScore {
    std::string name;
    double value = 0;
};

// An error of the model.
struct TaskError {
    std::string query, expected, found;
    double score = 0;  // of the sentence found
};

// Classification, retrieval or mining: a task with its own scores.
struct TaskResult {
    std::string suite;              // "Classification", "Paraphrase detection", "Retrieval", "Mining"
    std::string name;               // "MR", "MRPC", "afr-eng"
    std::string protocol;           // one sentence: how the scores were computed
    std::size_t count = 0;          // test sentences or pairs
    std::vector<TaskScore> scores;  // the first one is shown in tables
    std::vector<TaskError> errors;  // worst first
};

struct EvaluationReport {
    std::string modelName;
    std::vector<StsSetResult> sets;
    std::vector<StsAggregate> years;    // one for each of 2012-2016 present
    std::vector<StsAggregate> overall;  // the three aggregates of all years, if 2012-2016 are present
    std::vector<TaskResult> tasks;
    std::vector<std::string> notes;  // "2013 SMT is absent"
};

}  // namespace paragram
