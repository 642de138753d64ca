// What a model has to pass: similarities of the surface, and random vectors that were never trained.
#pragma once

#include <vector>

#include "core/tasks/evaluate_model.h"

namespace paragram {

struct BaselineOptions {
    int seeds = 3;  // of each random encoder; scores are their means
    std::size_t dimension = 300;
};

// Word overlap, sentence BLEU, chrF; then random WORD, TRIGRAM and SP, whose tokens are those of the graded
// sentences themselves: at most 200,000 words or trigrams (P19, Table 2), 20,000 sentence pieces. Only the
// graded sets are evaluated. After a stop the baselines that are complete.
std::vector<EvaluationReport> evaluateBaselines(const EvaluationSuites& suites,
                                                const BaselineOptions& options, JobContext& job);

}  // namespace paragram
