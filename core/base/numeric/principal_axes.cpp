#include "core/base/numeric/principal_axes.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

namespace paragram {
namespace {

constexpr std::size_t kRead = 200'000, kBlock = 1024;

struct Moments {
    Eigen::VectorXd mean;
    Eigen::MatrixXd second;  // the lower triangle of the mean of x x^T
};

Moments momentsOf(VectorView vectors) {
    const auto d = static_cast<Eigen::Index>(vectors.cols);
    const std::size_t read = std::min(vectors.rows, kRead);
    Moments moments{Eigen::VectorXd::Zero(d), Eigen::MatrixXd::Zero(d, d)};
    Eigen::MatrixXd block;  // (d, vectors)
    for (std::size_t first = 0; first < read; first += kBlock) {
        const std::size_t count = std::min(kBlock, read - first);
        block.resize(d, static_cast<Eigen::Index>(count));
        for (std::size_t i = 0; i < count; ++i) {
            const auto row = vectors.row((first + i) * vectors.rows / read);
            block.col(static_cast<Eigen::Index>(i)) =
                Eigen::Map<const Eigen::VectorXf>(row.data(), d).cast<double>();
        }
        moments.mean += block.rowwise().sum();
        moments.second.selfadjointView<Eigen::Lower>().rankUpdate(block);
    }
    moments.mean /= static_cast<double>(read);
    moments.second /= static_cast<double>(read);
    return moments;
}

}  // namespace

Matrix principalAxes(VectorView vectors, std::size_t k) {
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(momentsOf(vectors).second);  // smallest first
    const Eigen::Index d = solver.eigenvectors().rows();
    Matrix axes(vectors.cols, k);
    for (std::size_t j = 0; j < k; ++j) {
        const Eigen::VectorXd axis = solver.eigenvectors().col(d - 1 - static_cast<Eigen::Index>(j));
        Eigen::Index largest = 0;
        axis.cwiseAbs().maxCoeff(&largest);
        const double sign = axis(largest) < 0 ? -1 : 1;
        for (Eigen::Index i = 0; i < d; ++i)
            axes(static_cast<std::size_t>(i), j) = static_cast<float>(sign * axis(i));
    }
    return axes;
}

Whitening whitening(VectorView vectors) {
    constexpr double kFloor = 1e-6;  // of the largest eigenvalue
    Moments moments = momentsOf(vectors);
    moments.second -= moments.mean * moments.mean.transpose();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(moments.second);
    const Eigen::VectorXd values = solver.eigenvalues().cwiseMax(kFloor * solver.eigenvalues().maxCoeff());
    const Eigen::MatrixXd scale = solver.eigenvectors() * values.cwiseSqrt().cwiseInverse().asDiagonal();
    Whitening result{std::vector<float>(vectors.cols), Matrix(vectors.cols, vectors.cols)};
    for (std::size_t i = 0; i < vectors.cols; ++i) {
        result.mean[i] = static_cast<float>(moments.mean(static_cast<Eigen::Index>(i)));
        for (std::size_t j = 0; j < vectors.cols; ++j)
            result.scale(i, j) =
                static_cast<float>(scale(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)));
    }
    return result;
}

void Whitening::apply(Matrix& vectors) const {
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto d = static_cast<Eigen::Index>(vectors.cols());
    const Eigen::Map<const RowMajor> by(scale.data(), d, d);
    const Eigen::Map<const Eigen::RowVectorXf> centre(mean.data(), d);
    Eigen::Map<RowMajor> rows(vectors.data(), static_cast<Eigen::Index>(vectors.rows()), d);
    rows = ((rows.rowwise() - centre) * by).eval();
}

}  // namespace paragram
