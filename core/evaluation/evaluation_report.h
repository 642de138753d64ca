// The outcome of an evaluation: a row for each data set, and the aggregates people quote.
#pragma once

#include <string>
#include <vector>

namespace paragram {

struct StsPair {
    std::string first, second;
    double gold = 0;
    double cosine = 0;  // filled by the evaluation
};

struct StsSetResult {
    std::string suite;                       // "STS12", "STS17", "STS Benchmark", or a file's name
    std::string name;                        // "MSRpar", "track5.en-en", "test"
    std::string year;                        // "2012" .. "2017", empty for others
    std::size_t skipped = 0;                 // pairs without gold
    double pearson = 0, spearman = 0;        // -1..1
    double pearsonLow = 0, pearsonHigh = 0;  // bootstrap 95 %
    double spearmanLow = 0, spearmanHigh = 0;
    std::vector<double> resampledPearson;  // of each resample of the bootstrap; empty without intervals
    std::vector<StsPair> pairs;
};

// A year (or the whole) in the protocols of methods.md 7. "Together" is of all pairs in one list, 2013 SMT
// left out; NaN where undefined.
struct StsAggregate {
    std::string name;  // "2012", ..., "mean of sets", "mean of years", "all pairs together"
    std::size_t sets = 0, pairs = 0;
    double meanPearson = 0;                          // mean over data sets
    double meanPearsonLow = 0, meanPearsonHigh = 0;  // bootstrap 95 %, pairs drawn within each set; 0: none
    double meanSpearman = 0;
    double weightedPearson = 0;  // mean over data sets weighted by their pairs
    double weightedSpearman = 0;
    double allPearson = 0;  // together
    double allSpearman = 0;
};

// A score that is not a correlation: accuracy, error rate, F1; 0..1 unless its name says otherwise.
struct TaskScore {
    std::string name;
    double value = 0;
};

// Something the model got wrong.
struct TaskError {
    std::string query, expected, found;
    double score = 0;  // of what was found
};

// Classification, retrieval or mining: a task with scores of its own.
struct TaskResult {
    std::string suite;              // "Classification", "Paraphrase detection", "Retrieval", "Mining"
    std::string name;               // "MR", "MRPC", "afr-eng"
    std::string protocol;           // one sentence: how the scores came about
    std::size_t count = 0;          // test sentences or pairs
    std::vector<TaskScore> scores;  // the first is the one that tables show
    std::vector<TaskError> errors;  // worst first
};

struct EvaluationReport {
    std::string modelName;
    std::vector<StsSetResult> sets;
    std::vector<StsAggregate> years;    // one for each of 2012-2016 present
    std::vector<StsAggregate> overall;  // the three wholes, where 2012-2016 are present
    std::vector<TaskResult> tasks;
    std::vector<std::string> notes;  // "2013 SMT is absent"
};

}  // namespace paragram
