// A view of sentence vectors in a Matrix or a mapped file.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>

#include "core/base/numeric/matrix.h"

namespace paragram {

// Row-major, (rows, cols), without gaps. The owner of the data must outlive it.
struct VectorView {
    const float* data = nullptr;
    std::size_t rows = 0, cols = 0;

    VectorView() = default;
    VectorView(const float* values, std::size_t rowCount, std::size_t colCount)
        : data(values), rows(rowCount), cols(colCount) {}
    VectorView(const Matrix& matrix) : data(matrix.data()), rows(matrix.rows()), cols(matrix.cols()) {}

    std::span<const float> row(std::size_t i) const {
        assert(i < rows);
        return {data + i * cols, cols};
    }
    VectorView range(std::size_t first, std::size_t count) const {
        assert(first + count <= rows);
        return {data + first * cols, count, cols};
    }
};

}  // namespace paragram
