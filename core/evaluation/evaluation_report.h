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
    std::vector<StsPair> pairs;
};

// A year (or the whole) in the protocols of methods.md 7.
struct StsAggregate {
    std::string name;  // "2012", ..., "mean of sets", "mean of years"
    std::size_t sets = 0;
    double meanPearson = 0;  // mean over data sets
    double meanSpearman = 0;
    double allSpearman = 0;  // the other protocol: concatenated sets, 2013 SMT left out; NaN where undefined
};

struct EvaluationReport {
    std::string modelName;
    std::vector<StsSetResult> sets;
    std::vector<StsAggregate> years;    // one for each of 2012-2016 present
    std::vector<StsAggregate> overall;  // "mean of sets", "mean of years", where 2012-2016 are present
    std::vector<std::string> notes;     // "2013 SMT is absent"
};

}  // namespace paragram
