// A dense row-major matrix of floats.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/numeric/large_pages.h"

namespace paragram {

class Matrix {
  public:
    Matrix() = default;
    Matrix(std::size_t rows, std::size_t cols) : rows_(rows), cols_(cols), values_(rows * cols) {}

    std::size_t rows() const { return rows_; }
    std::size_t cols() const { return cols_; }
    std::size_t size() const { return values_.size(); }
    float* data() { return values_.data(); }
    const float* data() const { return values_.data(); }
    std::span<float> row(std::size_t i) {
        assert(i < rows_);
        return {values_.data() + i * cols_, cols_};
    }
    std::span<const float> row(std::size_t i) const {
        assert(i < rows_);
        return {values_.data() + i * cols_, cols_};
    }
    float& operator()(std::size_t i, std::size_t j) { return values_[i * cols_ + j]; }
    float operator()(std::size_t i, std::size_t j) const { return values_[i * cols_ + j]; }
    // Does not keep the values; reuses the memory if it is large enough.
    void resize(std::size_t rows, std::size_t cols) {
        rows_ = rows;
        cols_ = cols;
        values_.resize(rows * cols);
    }
    friend bool operator==(const Matrix&, const Matrix&) = default;

  private:
    std::size_t rows_ = 0;
    std::size_t cols_ = 0;
    std::vector<float, LargePageAllocator<float>> values_;
};

}  // namespace paragram
