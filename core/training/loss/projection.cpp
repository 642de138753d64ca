#include "core/training/loss/projection.h"

#include <cblas.h>

#include <Eigen/Dense>
#include <algorithm>

#include "core/encoders/embedding_initialisation.h"

namespace paragram {
namespace {

constexpr std::size_t kDimensions = 64;
constexpr std::size_t kRows = 256;  // rows per share of work, independent of the number of threads

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

void orthonormalise(Matrix& basis) {
    const auto rows = static_cast<Eigen::Index>(basis.rows()), cols = static_cast<Eigen::Index>(basis.cols());
    Eigen::Map<RowMajor> map(basis.data(), rows, cols);
    const Eigen::HouseholderQR<Eigen::MatrixXf> qr(map);
    map = qr.householderQ() * Eigen::MatrixXf::Identity(rows, cols);
}

// moment += vectors^T x projected, for some columns of vectors.
void addMoment(const Matrix& vectors, const Matrix& projected, std::size_t first, std::size_t last,
               Matrix& moment) {
    const auto k = static_cast<int>(projected.cols());
    cblas_sgemm(CblasRowMajor, CblasTrans, CblasNoTrans, static_cast<int>(last - first), k,
                static_cast<int>(vectors.rows()), 1.0F, vectors.data() + first,
                static_cast<int>(vectors.cols()), projected.data(), k, 1.0F, moment.row(first).data(), k);
}

}  // namespace

Matrix startProjection(std::size_t dimension) {
    Matrix basis = randomTable(dimension, std::min(dimension, kDimensions), 64);
    orthonormalise(basis);
    return basis;
}

void project(const Matrix& vectors, const Matrix& projection, Matrix& out, Workers& workers) {
    out.resize(vectors.rows(), projection.cols());
    const auto k = static_cast<int>(projection.cols()), d = static_cast<int>(vectors.cols());
    workers.forEach((vectors.rows() + kRows - 1) / kRows, [&](std::size_t part, int) {
        const std::size_t first = part * kRows, last = std::min(first + kRows, vectors.rows());
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, static_cast<int>(last - first), k, d, 1.0F,
                    vectors.row(first).data(), d, projection.data(), k, 0.0F, out.row(first).data(), k);
    });
}

void refreshProjection(Matrix& projection, const Matrix& source, const Matrix& target, Workers& workers) {
    Matrix projectedSource, projectedTarget;
    project(source, projection, projectedSource, workers);
    project(target, projection, projectedTarget, workers);
    Matrix moment(projection.rows(), projection.cols());
    constexpr std::size_t kColumns = 64;  // columns, fixed: the same sums on any number of threads
    const std::size_t parts = (projection.rows() + kColumns - 1) / kColumns;
    workers.forEach(parts, [&](std::size_t part, int) {
        const std::size_t first = part * kColumns, last = std::min(first + kColumns, projection.rows());
        addMoment(source, projectedSource, first, last, moment);
        addMoment(target, projectedTarget, first, last, moment);
    });
    orthonormalise(moment);
    projection = std::move(moment);
}

}  // namespace paragram
