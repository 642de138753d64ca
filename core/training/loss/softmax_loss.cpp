#include "core/training/loss/softmax_loss.h"

#include <Eigen/Dense>

namespace paragram {
namespace {

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Map = Eigen::Map<RowMajor>;
using ConstMap = Eigen::Map<const RowMajor>;

constexpr float kFloor = 1e-8F;

// Sum over the rows of -log of the softmax's diagonal; weight * (softmax - identity) is added to gradient.
double addCrossEntropy(const RowMajor& logits, float weight, RowMajor& gradient) {
    double loss = 0;
    for (Eigen::Index i = 0; i < logits.rows(); ++i) {
        const float largest = logits.row(i).maxCoeff();
        const Eigen::RowVectorXf powers = (logits.row(i).array() - largest).exp();
        const float sum = powers.sum();
        loss += std::log(sum) - static_cast<double>(logits(i, i) - largest);
        gradient.row(i) += weight / sum * powers;
        gradient(i, i) -= weight;
    }
    return loss;
}

}  // namespace

double SoftmaxLoss::compute(const Matrix& vectors, std::span<const std::uint64_t> sourceContent,
                            std::span<const std::uint64_t> targetContent, Matrix& gradient) const {
    const auto rows = static_cast<Eigen::Index>(vectors.rows()),
               d = static_cast<Eigen::Index>(vectors.cols());
    const Eigen::Index pairs = rows / 2;
    const ConstMap v(vectors.data(), rows, d);
    const Eigen::VectorXf norms = v.rowwise().norm().cwiseMax(kFloor);
    const RowMajor unit = norms.cwiseInverse().asDiagonal() * v;
    const auto inverse = static_cast<float>(1 / temperature);
    RowMajor logits = unit.topRows(pairs) * unit.bottomRows(pairs).transpose() * inverse;
    for (Eigen::Index i = 0; i < pairs; ++i) {
        for (Eigen::Index j = 0; j < pairs; ++j) {
            const auto s = static_cast<std::size_t>(i), t = static_cast<std::size_t>(j);
            const bool same = sourceContent[s] == targetContent[t] || sourceContent[s] == sourceContent[t] ||
                              targetContent[s] == targetContent[t];
            if (i != j && same) logits(i, j) = -std::numeric_limits<float>::infinity();
        }
    }
    const float weight = inverse / static_cast<float>(pairs);
    RowMajor ofLogits = RowMajor::Zero(pairs, pairs);
    double loss = addCrossEntropy(logits, weight, ofLogits);
    if (symmetric) {
        RowMajor transposed = RowMajor::Zero(pairs, pairs);
        loss += addCrossEntropy(logits.transpose(), weight, transposed);
        ofLogits += transposed.transpose();
    }
    RowMajor ofUnit(rows, d);
    ofUnit.topRows(pairs) = ofLogits * unit.bottomRows(pairs);
    ofUnit.bottomRows(pairs) = ofLogits.transpose() * unit.topRows(pairs);
    gradient.resize(vectors.rows(), vectors.cols());
    // The component along a vector changes only its length, which does not affect the cosine.
    const Eigen::VectorXf along = unit.cwiseProduct(ofUnit).rowwise().sum();
    Map(gradient.data(), rows, d) = norms.cwiseInverse().asDiagonal() * (ofUnit - along.asDiagonal() * unit);
    return loss / static_cast<double>(pairs);
}

}  // namespace paragram
