#include "core/encoders/reduced_table.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/kernels.h"

namespace paragram {
namespace {

constexpr float kLargestHalf = 65504.0F;

// Rounded to nearest, ties to even.
std::uint16_t toHalf(float value) {
    const float clamped = std::clamp(value, -kLargestHalf, kLargestHalf);
    const auto bits = std::bit_cast<std::uint32_t>(clamped);
    const auto sign = static_cast<std::uint16_t>((bits >> 16) & 0x8000U);
    const float magnitude = std::abs(clamped);
    // Below 2^-14 halves are evenly spaced by 2^-24.
    if (magnitude < 0x1p-14F)
        return static_cast<std::uint16_t>(sign |
                                          static_cast<std::uint16_t>(std::nearbyint(magnitude * 0x1p24F)));
    std::uint32_t rest = bits & 0x7FFFFFFFU;
    rest += 0xFFFU + ((rest >> 13) & 1U);
    return static_cast<std::uint16_t>(sign | ((rest - (112U << 23)) >> 13));
}

}  // namespace

std::optional<TablePrecision> tablePrecision(std::string_view name) {
    if (name == "fp32") return TablePrecision::single;
    if (name == "fp16") return TablePrecision::half;
    if (name == "int8") return TablePrecision::byte;
    return std::nullopt;
}

ReducedTable::ReducedTable(const Matrix& table, TablePrecision precision) : cols_(table.cols()) {
    if (precision == TablePrecision::half) {
        half_.resize(table.size());
        std::transform(table.data(), table.data() + table.size(), half_.begin(), toHalf);
    }
    if (precision != TablePrecision::byte) return;
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

void ReducedTable::sumRows(std::span<const std::int32_t> rows, float scale, float* out) const {
    if (!half_.empty())
        kernels().sumHalfRows(out, half_.data(), cols_, rows.data(), rows.size(), scale);
    else
        kernels().sumByteRows(out, byte_.data(), rowScale_.data(), cols_, rows.data(), rows.size(), scale);
}

}  // namespace paragram
