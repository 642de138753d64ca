// Logistic regression with any number of classes on fixed vectors, as in SentEval (Conneau and Kiela 2018).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"

namespace paragram {

// Minimises strength x sum of the cross-entropies + half the squared weights; the bias is not regularised (as
// in scikit-learn's LogisticRegression with its C).
struct RegressionProblem {
    std::vector<std::uint8_t> rows;  // 1 for each row of the features that is used
    double strength = 1;
};

class SoftmaxRegression {
  public:
    // features: (n, f). targets: (n, classes), each row a distribution (one 1 for a label).
    SoftmaxRegression(const Matrix& features, const Matrix& targets);
    ~SoftmaxRegression();

    // The weights of each problem; all are solved together. Two classes share one column of weights.
    using Weights = std::vector<double>;
    // stop: polled; true ends the fit with the weights so far.
    std::vector<Weights> fit(std::span<const RegressionProblem> problems,
                             const std::function<bool()>& stop = {}) const;

    // The distribution over the classes for every row, (n, classes).
    Matrix probabilities(const Weights& weights) const;
    // The most probable class of every row.
    std::vector<int> classes(const Weights& weights) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
