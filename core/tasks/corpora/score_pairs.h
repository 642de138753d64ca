// Scores the pairs of a file, in any format that can be imported.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/batch_scorer.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

struct ScoredPair {
    std::string source, target;
    double cosine = 0;  // -1..1
};

struct ScoreRequest {
    PairInput input;  // its languages are used only by a model whose languages do not share rows
    // "-" or a file; empty: only the callback. Tab-separated input keeps its columns and gets the cosine as
    // the last one; other formats are written as source, target, cosine.
    std::filesystem::path output;
    // Called with each batch, in order, on the calling thread; may be empty.
    std::function<void(const std::vector<ScoredPair>&)> onPairs;
};

// Works in bounded memory. Stopped: the pairs scored so far are in the output. Error for a line that cannot
// be read and for a file without pairs; there is no output then. Throws MachineFailure.
Result<ScoreSummary> scorePairs(const Model& model, const ScoreRequest& request, JobContext& job);

// Which columns of a file contain the two sentences.
struct SentenceColumns {
    std::vector<int> columns;        // source, target, from 0; empty: the format has no columns
    std::vector<std::string> names;  // of all columns; "column 2" if the file has no names
    bool byName = false;             // keys of objects, which are not numbered

    // Sets the columns of input.
    void applyTo(PairInput& input) const;
};

// The columns as an import guesses them, otherwise the two with the longest texts; columns that `input` names
// take precedence. Error if no row can be read.
Result<SentenceColumns> sentenceColumns(const PairInput& input);

}  // namespace paragram
