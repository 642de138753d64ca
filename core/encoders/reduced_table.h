// An embedding table in fewer bytes: half precision, or a byte a number with a scale for each row.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/matrix.h"

namespace paragram {

enum class TablePrecision { single, half, byte };

// By the names fp32, fp16, int8.
std::optional<TablePrecision> tablePrecision(std::string_view name);

class ReducedTable {
  public:
    ReducedTable() = default;
    // half: IEEE 754 binary16, rounded to nearest, beyond its range the largest. byte: each row times 127
    // over its largest.
    ReducedTable(const Matrix& table, TablePrecision precision);

    std::size_t bytes() const { return half_.size() * 2 + byte_.size() + rowScale_.size() * 4; }
    // out = scale * sum of the rows; out has the table's columns.
    void sumRows(std::span<const std::int32_t> rows, float scale, float* out) const;

  private:
    std::size_t cols_ = 0;
    std::vector<std::uint16_t> half_;
    std::vector<std::int8_t> byte_;
    std::vector<float> rowScale_;
};

}  // namespace paragram
