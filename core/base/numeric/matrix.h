// A dense row-major matrix of floats.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/numeric/large_pages.h"

namespace paragram {

// In memory, or in a file without a name in TMPDIR, of which only rows that were written need memory.
enum class Storage { memory, file };

class Matrix {
  public:
    Matrix() = default;
    // Zeros. Throws MachineFailure where a file has no space. A copy of a matrix in a file is in memory.
    Matrix(std::size_t rows, std::size_t cols, Storage storage = Storage::memory)
        : rows_(rows), cols_(cols), values_(LargePageAllocator<float>(storage == Storage::file)) {
        values_.reserve(rows * cols);
        // A file begins as zeros: it forgets those that the vector writes, before they need memory.
        const std::size_t atOnce = storage == Storage::file ? kForgottenAtOnce : rows * cols;
        for (std::size_t first = 0; first < rows * cols; first += atOnce) {
            values_.resize(std::min(rows * cols, first + atOnce));
            if (storage == Storage::file)
                forgetInFile(data() + first, (values_.size() - first) * sizeof(float));
        }
    }

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

    Storage storage() const { return values_.get_allocator().inFile() ? Storage::file : Storage::memory; }
    // Rows from first to last (exclusive) are no longer needed: those of a matrix in a file become zeros
    // where they fill whole pages, and need neither memory nor disk.
    void forgetRows(std::size_t first, std::size_t last) {
        if (storage() == Storage::file && first < last)
            forgetInFile(data() + first * cols_, (last - first) * cols_ * sizeof(float));
    }

  private:
    static constexpr std::size_t kForgottenAtOnce = std::size_t{1} << 22;  // 16 MB

    std::size_t rows_ = 0;
    std::size_t cols_ = 0;
    std::vector<float, LargePageAllocator<float>> values_;
};

}  // namespace paragram
