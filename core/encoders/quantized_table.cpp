#include "core/encoders/quantized_table.h"

#include <algorithm>
#include <cmath>

#include "core/base/numeric/half_float.h"
#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr float kLargestHalf = 65504.0F;

std::uint16_t finiteHalf(float value) {
    return toHalf(std::clamp(value, -kLargestHalf, kLargestHalf));
}

}  // namespace

QuantizedTable::QuantizedTable(const Matrix& table, WeightPrecision precision) : cols_(table.cols()) {
    if (precision == WeightPrecision::fp16) {
        half_.resize(table.size());
        std::transform(table.data(), table.data() + table.size(), half_.begin(), finiteHalf);
    }
    if (precision != WeightPrecision::int8) return;
    byte_.resize(table.size());
    rowScale_.resize(table.rows());
    for (std::size_t i = 0; i < table.rows(); ++i) {
        float largest = 0;
        for (const float value : table.row(i)) largest = std::max(largest, std::abs(value));
        rowScale_[i] = largest / 127;
        for (std::size_t j = 0; j < cols_ && largest > 0; ++j)
            byte_[i * cols_ + j] = static_cast<std::int8_t>(std::lround(table(i, j) / rowScale_[i]));
    }
}

void QuantizedTable::sumRows(std::span<const std::int32_t> rows, float scale, float* out) const {
    if (!half_.empty())
        kernels().sumHalfRows(out, half_.data(), cols_, rows.data(), rows.size(), scale);
    else
        kernels().sumByteRows(out, byte_.data(), rowScale_.data(), cols_, rows.data(), rows.size(), scale);
}

}  // namespace paragram
