// The same model with smaller tables: what each costs in score.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/encoders/weight_precision.h"
#include "core/models/model.h"

namespace paragram {

struct SizesRequest {
    std::vector<std::filesystem::path> suites;  // as for evaluateModel; data sets with gold scores
    std::vector<WeightPrecision> precisions = {WeightPrecision::fp32, WeightPrecision::fp16,
                                               WeightPrecision::int8, WeightPrecision::int4,
                                               WeightPrecision::pq};
    std::vector<int> dimensions{};      // that are kept; all of them come first in any case
    std::vector<std::size_t> tokens{};  // that are kept, the most frequent ones; all come first
    std::vector<std::string> text{};    // in which tokens are counted
};

struct SizeRow {
    WeightPrecision precision = WeightPrecision::fp32;
    std::size_t tokens = 0;  // rows of the table
    int dimensions = 0;
    double bytes = 0;   // of the table
    double score = 0;   // mean Pearson over the data sets, -1..1
    double change = 0;  // of the score from the first row, which is the model as it is
};

// One row for every combination; rows whose dimensions or tokens exceed the model's are omitted. Stopped: the
// rows so far. Error for a model whose encoder is not an average, for suites without gold scores, and those
// of cut() and withMostFrequent().
Result<std::vector<SizeRow>> compareSizes(const Model& model, const SizesRequest& request, JobContext& job);

}  // namespace paragram
