// Cosines of the pairs of a file in any format that an import reads.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/pairs/pair_reader.h"
#include "core/tasks/score_pairs.h"

namespace paragram {

// Which columns of a file hold the two sentences.
struct SentenceColumns {
    std::vector<int> columns;        // source, target, from 0; empty: the format has no columns
    std::vector<std::string> names;  // of all columns; "column 2" where the file names none
    bool byName = false;             // keys of objects, which have no places

    void applyTo(PairInput& input) const;
};

// As an import guesses them, else those of the longest texts; input.columns first of all. Error where no row
// can be read.
Result<SentenceColumns> sentenceColumns(const PairInput& input);

// Streams; onPairs gets each batch in order on the worker's thread. A line that cannot be read ends it.
Result<ScoreSummary> scoreFile(const Model& model, const PairInput& input,
                               const std::function<void(const std::vector<ScoredPair>&)>& onPairs,
                               JobContext& job);

}  // namespace paragram
