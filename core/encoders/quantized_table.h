// A quantised embedding table: half precision, or one byte per number with a scale for each row.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/encoders/weight_precision.h"

namespace paragram {

class QuantizedTable {
  public:
    QuantizedTable() = default;
    // fp16: IEEE 754 binary16, rounded to nearest, clamped to its range. int8: each row is scaled so that its
    // largest absolute value is 127.
    QuantizedTable(const Matrix& table, WeightPrecision precision);

    std::size_t bytes() const { return half_.size() * 2 + byte_.size() + rowScale_.size() * 4; }
    // out = scale * sum of the rows; out has as many elements as the table has columns.
    void sumRows(std::span<const std::int32_t> rows, float scale, float* out) const;

  private:
    std::size_t cols_ = 0;
    std::vector<std::uint16_t> half_;
    std::vector<std::int8_t> byte_;
    std::vector<float> rowScale_;
};

}  // namespace paragram
