// Classifiers on frozen sentence vectors, as SentEval trains them (Conneau and Kiela 2018).
#pragma once

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/labelled_set.h"
#include "core/models/model.h"

namespace paragram {

struct ClassificationOptions {
    int folds = 10;  // of every cross-validation, as in the papers
    std::uint64_t seed = 1111;
    std::size_t mostErrors = 1000;  // kept for looking at
};

// Logistic regression on the vectors, or on [|u - v|, u * v] for pairs. Its strength of regularisation (C of
// 2^-2 .. 2^3) is chosen on the development part; by cross-validation of the training part where there is
// none; by nested cross-validation where the set has no parts. Paraphrase sets add the accuracy at the best
// cosine threshold. Graded sets: softmax over the whole numbers, its expected value correlated with the
// grades. scores are empty where job asked to stop.
TaskResult evaluateLabelled(const Model& model, const LabelledSet& set, const ClassificationOptions& options,
                            Workers& workers, const JobContext& job);

// Stratified: every fold has its share of each label. -> the fold of each row, 0 .. folds - 1.
std::vector<int> stratifiedFolds(const std::vector<int>& labels, int folds, std::uint64_t seed);

// The threshold that divides labels (1 above it, 0 below) with the fewest errors: half-way between two
// neighbouring scores.
double bestThreshold(std::span<const double> scores, std::span<const int> labels);

}  // namespace paragram
