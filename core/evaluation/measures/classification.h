// Classifiers on fixed sentence vectors, as SentEval trains them (Conneau and Kiela 2018).
#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/sets/labelled_set.h"
#include "core/models/model.h"

namespace paragram {

struct ClassificationOptions {
    int folds = 10;  // of every cross-validation, as in the papers
    std::uint64_t seed = 1111;
    std::size_t mostErrors = 1000;  // errors kept for display
};

// Logistic regression on the vectors, or on [|u - v|, u * v] for pairs. The strength of its regularisation (C
// from 2^-2 to 2^3) is chosen on the development part, otherwise by cross-validation of the training part, or
// by nested cross-validation if the data set has no parts. For paraphrase sets also the accuracy at the best
// cosine threshold. For graded sets: softmax over the integers, whose expected value is correlated with the
// gold scores. Returns Stopped.
Result<TaskResult> evaluateLabelled(const Model& model, const LabelledSet& set,
                                    const ClassificationOptions& options, Workers& workers,
                                    const JobContext& job);

// Stratified: every fold has its share of each label. Returns the fold of each row, 0 .. folds - 1.
std::vector<int> stratifiedFolds(const std::vector<int>& labels, int folds, std::uint64_t seed);

// The threshold that separates labels (1 above it, 0 below) with the fewest errors: the midpoint of two
// neighbouring scores.
double bestThreshold(std::span<const double> scores, std::span<const int> labels);

}  // namespace paragram
