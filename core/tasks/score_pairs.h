// Cosines of the pairs of a file, and why two sentences have theirs (explainCosine).
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
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
    std::filesystem::path output;  // "-"; empty: only the callback
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

// Streams; onPairs, where given, gets each batch in order on the worker's thread.
Result<ScoreSummary> scorePairs(const Model& model, const ScoreRequest& request,
                                const std::function<void(const std::vector<ScoredPair>&)>& onPairs,
                                JobContext& job);

// Columns of the two sentences of a file, judged by its first line: 1, 2 where a number stands first (a
// graded or mined file: score, source, target), else 0, 1.
std::vector<int> guessSentenceColumns(const std::filesystem::path& file);

}  // namespace paragram
