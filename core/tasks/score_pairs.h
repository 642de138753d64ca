// Cosines of the pairs of a file of lines, and why two sentences have theirs (explainCosine).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/analysis/contribution.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

struct ScoreRequest {
    std::filesystem::path
        input;  // TSV, source and target in the first two columns unless columns says else; "-"
    std::vector<int> columns;      // empty: 0, 1
    std::filesystem::path output;  // "-"; the input's columns are kept, the cosine stands behind them
    // Of the two sentences; they matter only to a model whose languages share no rows. Empty: those of its
    // training pairs, in their order.
    std::vector<std::string> languages = {};
};

struct ScoreSummary {
    std::int64_t pairs = 0;
    double seconds = 0;
    double meanCosine = 0;
    bool stopped = false;
};

struct ScoredPair {
    std::string source, target;
    double cosine = 0;
};

Result<ScoreSummary> scorePairs(const Model& model, const ScoreRequest& request, JobContext& job);

}  // namespace paragram
