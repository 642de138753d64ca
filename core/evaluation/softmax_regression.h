// Logistic regression with any number of classes on vectors that stay as they are: what SentEval trains on
// frozen sentence vectors (Conneau and Kiela 2018).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/base/matrix.h"

namespace paragram {

// Minimises strength x sum of the cross-entropies + half the squared weights; the bias is not regularised
// (scikit-learn's LogisticRegression with its C).
struct RegressionProblem {
    std::vector<std::uint8_t> rows;  // 1 for each row of the features it learns from
    double strength = 1;
};

class SoftmaxRegression {
  public:
    // features: (n, f). targets: (n, classes), each row a distribution (one 1 for a label).
    SoftmaxRegression(const Matrix& features, const Matrix& targets);
    ~SoftmaxRegression();

    // Weights of each problem, all solved side by side. Two classes share one column of weights.
    using Weights = std::vector<double>;
    std::vector<Weights> fit(std::span<const RegressionProblem> problems,
                             const std::function<bool()>& stop = {}) const;

    // The distribution over the classes of every row, (n, classes).
    Matrix probabilities(const Weights& weights) const;
    // The likeliest class of every row.
    std::vector<int> classes(const Weights& weights) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
