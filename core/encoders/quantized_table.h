// A quantised embedding table: from half precision down to two bits per number.
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
    // largest absolute value is 127. int4: -7 to 7 with the scale, of eight between 0.6 and 1 of the largest
    // value's, whose squared error is least. pq: the row, divided by its length, in groups of four columns
    // (the last one filled with zeros), each replaced by the nearest of 256 centres learned for its columns.
    QuantizedTable(const Matrix& table, WeightPrecision precision);

    std::size_t bytes() const;
    // out = scale * sum of the rows; out has as many elements as the table has columns.
    void sumRows(std::span<const std::int32_t> rows, float scale, float* out) const;
    // The numbers that the rows stand for.
    Matrix decoded() const;

  private:
    void packNibbles(const Matrix& table);
    void learnCentres(const Matrix& table);
    void addNibbles(std::size_t row, float scale, float* out) const;
    void addCentres(std::size_t row, float scale, float* out) const;

    std::size_t rows_ = 0, cols_ = 0;
    std::vector<std::uint16_t> half_;
    std::vector<std::int8_t> byte_;
    std::vector<std::uint8_t> nibbles_;  // column 2 j in the low half of byte j of its row
    std::vector<std::uint8_t> codes_;    // numbers of centres, one for each group of a row
    std::vector<float> centres_;         // (groups, 256, 4)
    std::vector<float> rowScale_;
};

}  // namespace paragram
