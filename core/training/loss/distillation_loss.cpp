#include "core/training/loss/distillation_loss.h"

#include <Eigen/Dense>
#include <limits>

namespace paragram {
namespace {

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr float kFloor = 1e-8F;

// Those of the vectors that have a teacher, and the first columns of their teachers' vectors, of length 1.
struct Followed {
    std::vector<std::size_t> places;  // rows of the vectors
    RowMajor student, teacher;
    Eigen::VectorXf norms;  // of the student's vectors before
};

Followed follow(const Matrix& vectors, const Matrix& teacher, std::span<const std::int32_t> rows,
                std::size_t columns) {
    Followed f;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i] >= 0) f.places.push_back(i);
    const auto count = static_cast<Eigen::Index>(f.places.size());
    f.student.resize(count, static_cast<Eigen::Index>(vectors.cols()));
    f.teacher.resize(count, static_cast<Eigen::Index>(columns));
    for (Eigen::Index i = 0; i < count; ++i) {
        const std::size_t place = f.places[static_cast<std::size_t>(i)];
        f.student.row(i) = Eigen::Map<const Eigen::RowVectorXf>(vectors.row(place).data(), f.student.cols());
        const auto of = teacher.row(static_cast<std::size_t>(rows[place]));
        f.teacher.row(i) = Eigen::Map<const Eigen::RowVectorXf>(of.data(), f.teacher.cols());
    }
    f.norms = f.student.rowwise().norm().cwiseMax(kFloor);
    f.student = f.norms.cwiseInverse().asDiagonal() * f.student;
    const Eigen::VectorXf lengths = f.teacher.rowwise().norm().cwiseMax(kFloor);
    f.teacher = lengths.cwiseInverse().asDiagonal() * f.teacher;
    return f;
}

// Logarithms of the softmax of each row of cosine / temperature without the diagonal, whose own are minus
// infinity.
RowMajor logSoftmax(const RowMajor& unit, double temperature) {
    RowMajor logits = unit * unit.transpose() * static_cast<float>(1 / temperature);
    logits.diagonal().setConstant(-std::numeric_limits<float>::infinity());
    for (Eigen::Index i = 0; i < logits.rows(); ++i) {
        const float largest = logits.row(i).maxCoeff();
        logits.row(i).array() -= largest + std::log((logits.row(i).array() - largest).exp().sum());
    }
    return logits;
}

// The sum of the losses; ofUnit: its gradient by the vectors of length 1.
double cosineLoss(const Followed& f, RowMajor& ofUnit) {
    ofUnit = -f.teacher;
    return static_cast<double>(f.student.rows()) -
           f.student.cwiseProduct(f.teacher).rowwise().sum().cast<double>().sum();
}

double similarityLoss(const Followed& f, double temperature, RowMajor& ofUnit) {
    const RowMajor student = logSoftmax(f.student, temperature), teacher = logSoftmax(f.teacher, temperature);
    const RowMajor shares = teacher.array().exp();
    double sum = 0;
    for (Eigen::Index i = 0; i < student.rows(); ++i)
        for (Eigen::Index j = 0; j < student.cols(); ++j)
            if (i != j && shares(i, j) > 0)
                sum += static_cast<double>(shares(i, j)) *
                       (static_cast<double>(teacher(i, j)) - static_cast<double>(student(i, j)));
    const RowMajor ofLogits = student.array().exp() - shares.array();
    ofUnit = (ofLogits + ofLogits.transpose()) * f.student * static_cast<float>(1 / temperature);
    return sum;
}

}  // namespace

double DistillationLoss::add(const Matrix& vectors, const Matrix& teacher, std::span<const std::int32_t> rows,
                             double weight, Matrix& gradient, std::vector<char>& active) const {
    const bool cosine = form == TeacherLoss::cosine;
    const Followed f = follow(vectors, teacher, rows, cosine ? vectors.cols() : teacher.cols());
    if (f.places.size() < (cosine ? 1U : 2U)) return 0;
    RowMajor ofUnit;
    const double sum = cosine ? cosineLoss(f, ofUnit) : similarityLoss(f, temperature, ofUnit);
    // The component along a vector changes only its length, which does not affect the cosine.
    const Eigen::VectorXf along = f.student.cwiseProduct(ofUnit).rowwise().sum();
    const auto scale = static_cast<float>(weight / static_cast<double>(f.places.size()));
    for (std::size_t n = 0; n < f.places.size(); ++n) {
        const auto i = static_cast<Eigen::Index>(n);
        Eigen::Map<Eigen::RowVectorXf>(gradient.row(f.places[n]).data(), ofUnit.cols()) +=
            scale / f.norms(i) * (ofUnit.row(i) - along(i) * f.student.row(i));
        active[f.places[n]] = 1;
    }
    return weight * sum / static_cast<double>(f.places.size());
}

}  // namespace paragram
