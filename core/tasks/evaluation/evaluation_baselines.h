// Baselines for comparison with a model: surface similarities and untrained encoders.
#pragma once

#include <vector>

#include "core/tasks/evaluation/evaluate_model.h"

namespace paragram {

struct BaselineOptions {
    int seeds = 3;  // of each random encoder; scores are their means
    std::size_t dimension = 300;
};

// Word overlap, sentence BLEU, chrF; then random WORD, TRIGRAM and SP, with vocabularies from the graded
// sentences themselves: at most 200,000 words or trigrams (P19, Table 2), 20,000 pieces. Only graded data
// sets are evaluated. Stopped: the baselines that are complete.
Result<std::vector<EvaluationReport>> evaluateBaselines(const EvaluationSuites& suites,
                                                        const BaselineOptions& options, JobContext& job);

}  // namespace paragram
