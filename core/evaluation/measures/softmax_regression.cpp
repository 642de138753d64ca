#include "core/evaluation/measures/softmax_regression.h"

#include <cblas.h>

#include <Eigen/Core>
#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/evaluation/measures/lbfgs.h"

namespace paragram {
namespace {

using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// out = a b, or a transposed b. OpenBLAS selects its kernels when the program starts, Eigen when it is
// compiled.
void product(CBLAS_TRANSPOSE turned, const Rows& a, const Rows& b, Rows& out) {
    cblas_dgemm(CblasRowMajor, turned, CblasNoTrans, static_cast<int>(out.rows()),
                static_cast<int>(out.cols()), static_cast<int>(b.rows()), 1, a.data(),
                static_cast<int>(a.cols()), b.data(), static_cast<int>(b.cols()), 0, out.data(),
                static_cast<int>(out.cols()));
}

constexpr double kTolerance = 1e-5;  // of the gradient, per row and unit of strength
constexpr int kMaximumSteps = 200;

}  // namespace

struct SoftmaxRegression::State {
    Rows features;  // (n, f + 1), the last column 1
    Rows targets;   // (n, classes)
    Eigen::Index columns = 0;

    // Converts scores to probabilities in place; returns the cross-entropy of the row.
    double softmax(double* scores, Eigen::Index row) const {
        if (columns == 1) {
            const double z = scores[0], y = targets(row, 1);
            const double p = 1 / (1 + std::exp(-z));
            // log(1 + e^z) - y z without overflow.
            const double loss = std::max(z, 0.0) + std::log1p(std::exp(-std::abs(z))) - y * z;
            scores[0] = p;
            return loss;
        }
        const double most = *std::max_element(scores, scores + columns);
        double sum = 0;
        for (Eigen::Index k = 0; k < columns; ++k) sum += std::exp(scores[k] - most);
        const double logSum = most + std::log(sum);
        double loss = 0;
        for (Eigen::Index k = 0; k < columns; ++k) {
            loss -= targets(row, k) * (scores[k] - logSum);
            scores[k] = std::exp(scores[k] - logSum);
        }
        return loss;
    }
    double target(Eigen::Index row, Eigen::Index column) const {
        return columns == 1 ? targets(row, 1) : targets(row, column);
    }
};

SoftmaxRegression::SoftmaxRegression(const Matrix& features, const Matrix& targets)
    : state_(std::make_unique<State>()) {
    assert(features.rows() == targets.rows() && targets.cols() >= 2);
    const auto n = static_cast<Eigen::Index>(features.rows()), f = static_cast<Eigen::Index>(features.cols());
    state_->features.resize(n, f + 1);
    state_->targets.resize(n, static_cast<Eigen::Index>(targets.cols()));
    for (Eigen::Index i = 0; i < n; ++i) {
        const auto row = static_cast<std::size_t>(i);
        for (Eigen::Index j = 0; j < f; ++j)
            state_->features(i, j) = features(row, static_cast<std::size_t>(j));
        state_->features(i, f) = 1;
        for (Eigen::Index k = 0; k < state_->targets.cols(); ++k)
            state_->targets(i, k) = targets(row, static_cast<std::size_t>(k));
    }
    state_->columns = targets.cols() == 2 ? 1 : static_cast<Eigen::Index>(targets.cols());
}

SoftmaxRegression::~SoftmaxRegression() = default;

std::vector<SoftmaxRegression::Weights> SoftmaxRegression::fit(std::span<const RegressionProblem> problems,
                                                               const std::function<bool()>& stop) const {
    const Eigen::Index n = state_->features.rows(), f = state_->features.cols(), columns = state_->columns;
    const auto size = static_cast<std::size_t>(f * columns);
    std::vector<Lbfgs> solvers;
    for (const RegressionProblem& problem : problems) {
        const auto rows = static_cast<double>(std::ranges::count(problem.rows, 1));
        solvers.emplace_back(Weights(size), kTolerance * problem.strength * rows, kMaximumSteps);
    }
    std::vector<std::size_t> active;
    Weights gradient(size);
    for (;;) {
        active.clear();
        for (std::size_t p = 0; p < problems.size(); ++p)
            if (!solvers[p].done()) active.push_back(p);
        if (active.empty() || (stop && stop())) break;
        const auto width = static_cast<Eigen::Index>(active.size()) * columns;
        Rows weights(f, width);
        for (std::size_t a = 0; a < active.size(); ++a) {
            weights.middleCols(static_cast<Eigen::Index>(a) * columns, columns) =
                Eigen::Map<const Rows>(solvers[active[a]].point().data(), f, columns);
        }
        Rows scores(n, width);
        product(CblasNoTrans, state_->features, weights, scores);
        std::vector<double> losses(active.size());
        for (Eigen::Index i = 0; i < n; ++i) {
            for (std::size_t a = 0; a < active.size(); ++a) {
                double* row = scores.row(i).data() + static_cast<Eigen::Index>(a) * columns;
                if (problems[active[a]].rows[static_cast<std::size_t>(i)] == 0) {
                    std::fill_n(row, columns, 0.0);
                    continue;
                }
                losses[a] += state_->softmax(row, i);
                for (Eigen::Index k = 0; k < columns; ++k) row[k] -= state_->target(i, k);
            }
        }
        Rows slopes(f, width);
        product(CblasTrans, state_->features, scores, slopes);
        for (std::size_t a = 0; a < active.size(); ++a) {
            const RegressionProblem& problem = problems[active[a]];
            const Weights& point = solvers[active[a]].point();
            double penalty = 0;
            for (Eigen::Index j = 0; j < f; ++j) {
                for (Eigen::Index k = 0; k < columns; ++k) {
                    const auto at = static_cast<std::size_t>(j * columns + k);
                    gradient[at] = problem.strength * slopes(j, static_cast<Eigen::Index>(a) * columns + k);
                    if (j + 1 == f) continue;  // the bias
                    gradient[at] += point[at];
                    penalty += 0.5 * point[at] * point[at];
                }
            }
            solvers[active[a]].tell(problem.strength * losses[a] + penalty, gradient);
        }
    }
    std::vector<Weights> solutions;
    for (const Lbfgs& solver : solvers) solutions.push_back(solver.point());
    return solutions;
}

Matrix SoftmaxRegression::probabilities(const Weights& weights) const {
    const Eigen::Map<const Rows> map(weights.data(), state_->features.cols(), state_->columns);
    Rows scores = state_->features * map;
    Matrix out(static_cast<std::size_t>(scores.rows()), static_cast<std::size_t>(state_->targets.cols()));
    for (Eigen::Index i = 0; i < scores.rows(); ++i) {
        state_->softmax(scores.row(i).data(), i);
        const auto row = static_cast<std::size_t>(i);
        if (state_->columns == 1) {
            out(row, 1) = static_cast<float>(scores(i, 0));
            out(row, 0) = static_cast<float>(1 - scores(i, 0));
        } else {
            for (std::size_t k = 0; k < out.cols(); ++k)
                out(row, k) = static_cast<float>(scores(i, static_cast<Eigen::Index>(k)));
        }
    }
    return out;
}

std::vector<int> SoftmaxRegression::classes(const Weights& weights) const {
    const Matrix likely = probabilities(weights);
    std::vector<int> best;
    for (std::size_t i = 0; i < likely.rows(); ++i) {
        const auto row = likely.row(i);
        best.push_back(static_cast<int>(std::max_element(row.begin(), row.end()) - row.begin()));
    }
    return best;
}

}  // namespace paragram
