// What keeps the vectors of a model from those of its teacher (train.teacher; methods.md, Teacher).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/settings/choices.h"

namespace paragram {

struct DistillationLoss {
    TeacherLoss form = TeacherLoss::cosine;
    double temperature = 0.05;  // of similarities

    // rows: for each of the first vectors, the row of its teacher's vector; -1: it has none and is omitted.
    // cosine: the mean of 1 - cos(v, t), with the first dimensions of t if it is longer. similarities: for
    // each vector the Kullback-Leibler divergence of the softmax of cosine / temperature to the others from
    // that among the teacher's vectors, averaged. Returns weight times the loss, adds weight times its
    // gradient to `gradient`, of the shape of vectors, and sets active for its rows. Norms below 1e-8 count
    // as 1e-8.
    double add(const Matrix& vectors, const Matrix& teacher, std::span<const std::int32_t> rows,
               double weight, Matrix& gradient, std::vector<char>& active) const;
};

}  // namespace paragram
