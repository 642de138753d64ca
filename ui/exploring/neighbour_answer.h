// The sentences of a corpus nearest to a sentence.
#pragma once

#include <string>
#include <vector>

#include "core/tasks/corpora/explore_corpus.h"

namespace paragram::ui {

struct NeighbourQuestion {
    std::string text;
    std::size_t k = 50;
    CorpusFilter filter;
    bool exact = false;  // compare with every sentence instead of asking the index
};

struct NeighbourAnswer {
    NeighbourQuestion question;
    std::vector<FoundSentence> found;
    double seconds = 0;
};

// Runs on a worker thread; an explorer answers one question at a time. Fails if the filter's regular
// expression is wrong.
Result<NeighbourAnswer> answerNeighbours(CorpusExplorer& explorer, const NeighbourQuestion& question,
                                         JobContext& job);

}  // namespace paragram::ui
