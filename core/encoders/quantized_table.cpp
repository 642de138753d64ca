#include "core/encoders/quantized_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/numeric/half_float.h"
#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr float kLargestHalf = 65504.0F;
constexpr int kLargestNibble = 7;
constexpr int kNibbleZero = 8;  // as it is stored
constexpr std::size_t kGroup = 4, kCentres = 256;

std::uint16_t finiteHalf(float value) {
    return toHalf(std::clamp(value, -kLargestHalf, kLargestHalf));
}

float largestOf(std::span<const float> row) {
    float largest = 0;
    for (const float value : row) largest = std::max(largest, std::abs(value));
    return largest;
}

int nibbleOf(float value, float scale) {
    if (scale == 0) return 0;
    return static_cast<int>(std::clamp<long>(std::lround(value / scale), -kLargestNibble, kLargestNibble));
}

float bestScale(std::span<const float> row) {
    const float largest = largestOf(row) / kLargestNibble;
    float best = largest;
    double least = -1;
    for (int step = 0; step < 8; ++step) {
        const float scale = largest * (1 - 0.4F * static_cast<float>(step) / 7);
        double error = 0;
        for (const float value : row) {
            const double off = value - scale * static_cast<float>(nibbleOf(value, scale));
            error += off * off;
        }
        if (least >= 0 && error >= least) continue;
        least = error;
        best = scale;
    }
    return best;
}

// Centres of groups of four numbers, column by column, so that the distances to all of them are computed at
// once.
class Centres {
  public:
    // Lloyd's k-means, from rows that are evenly spaced. part(row): its four numbers.
    void learn(std::size_t rows, const auto& part) {
        constexpr std::size_t kExamples = 32 * kCentres;
        constexpr int kRounds = 10;
        const std::size_t examples = std::min(rows, kExamples);
        const auto example = [&](std::size_t i) { return part(i * rows / examples); };
        for (std::size_t c = 0; c < kCentres && examples > 0; ++c)
            for (std::size_t j = 0; j < kGroup; ++j) at_[j][c] = example(c * examples / kCentres)[j];
        for (int round = 0; round < kRounds; ++round) {
            std::array<std::array<float, kGroup>, kCentres> sums{};
            std::array<float, kCentres> counts{};
            for (std::size_t i = 0; i < examples; ++i) {
                const float* numbers = example(i);
                const std::uint8_t centre = nearest(numbers);
                for (std::size_t j = 0; j < kGroup; ++j) sums[centre][j] += numbers[j];
                counts[centre] += 1;
            }
            for (std::size_t c = 0; c < kCentres; ++c)
                for (std::size_t j = 0; j < kGroup && counts[c] > 0; ++j) at_[j][c] = sums[c][j] / counts[c];
        }
    }
    std::uint8_t nearest(const float* numbers) const {
        std::array<float, kCentres> distances{};
        for (std::size_t j = 0; j < kGroup; ++j) {
            const float number = numbers[j];
            for (std::size_t c = 0; c < kCentres; ++c)
                distances[c] += (at_[j][c] - number) * (at_[j][c] - number);
        }
        return static_cast<std::uint8_t>(std::ranges::min_element(distances) - distances.begin());
    }
    // Row by row.
    void copyTo(float* out) const {
        for (std::size_t c = 0; c < kCentres; ++c)
            for (std::size_t j = 0; j < kGroup; ++j) out[c * kGroup + j] = at_[j][c];
    }

  private:
    std::array<std::array<float, kCentres>, kGroup> at_{};
};

}  // namespace

QuantizedTable::QuantizedTable(const Matrix& table, WeightPrecision precision)
    : rows_(table.rows()), cols_(table.cols()) {
    if (precision == WeightPrecision::fp16) {
        half_.resize(table.size());
        std::transform(table.data(), table.data() + table.size(), half_.begin(), finiteHalf);
    }
    if (precision == WeightPrecision::int4) packNibbles(table);
    if (precision == WeightPrecision::pq) learnCentres(table);
    if (precision != WeightPrecision::int8) return;
    byte_.resize(table.size());
    rowScale_.resize(rows_);
    for (std::size_t i = 0; i < rows_; ++i) {
        const float largest = largestOf(table.row(i));
        rowScale_[i] = largest / 127;
        for (std::size_t j = 0; j < cols_ && largest > 0; ++j)
            byte_[i * cols_ + j] = static_cast<std::int8_t>(std::lround(table(i, j) / rowScale_[i]));
    }
}

void QuantizedTable::packNibbles(const Matrix& table) {
    const std::size_t width = (cols_ + 1) / 2;
    nibbles_.assign(rows_ * width, 0);
    rowScale_.resize(rows_);
    for (std::size_t i = 0; i < rows_; ++i) {
        rowScale_[i] = bestScale(table.row(i));
        for (std::size_t j = 0; j < cols_; ++j) {
            const auto stored = static_cast<unsigned>(nibbleOf(table(i, j), rowScale_[i]) + kNibbleZero);
            nibbles_[i * width + j / 2] |= static_cast<std::uint8_t>(j % 2 == 0 ? stored : stored << 4);
        }
    }
}

void QuantizedTable::learnCentres(const Matrix& table) {
    const std::size_t groups = (cols_ + kGroup - 1) / kGroup;
    std::vector<float> rows(rows_ * groups * kGroup, 0.0F);
    rowScale_.resize(rows_);
    for (std::size_t i = 0; i < rows_; ++i) {
        const auto row = table.row(i);
        const float length = std::sqrt(std::inner_product(row.begin(), row.end(), row.begin(), 0.0F));
        rowScale_[i] = length;
        for (std::size_t j = 0; j < cols_ && length > 0; ++j) rows[i * groups * kGroup + j] = row[j] / length;
    }
    codes_.resize(rows_ * groups);
    centres_.resize(groups * kCentres * kGroup);
    Centres centres;
    for (std::size_t g = 0; g < groups; ++g) {
        const auto part = [&](std::size_t row) { return rows.data() + (row * groups + g) * kGroup; };
        centres.learn(rows_, part);
        for (std::size_t i = 0; i < rows_; ++i) codes_[i * groups + g] = centres.nearest(part(i));
        centres.copyTo(centres_.data() + g * kCentres * kGroup);
    }
}

std::size_t QuantizedTable::bytes() const {
    return half_.size() * 2 + byte_.size() + nibbles_.size() + codes_.size() +
           (centres_.size() + rowScale_.size()) * 4;
}

void QuantizedTable::addNibbles(std::size_t row, float scale, float* out) const {
    const std::uint8_t* packed = nibbles_.data() + row * ((cols_ + 1) / 2);
    const float step = scale * rowScale_[row];
    for (std::size_t j = 0; j < cols_; ++j) {
        const int stored = j % 2 == 0 ? packed[j / 2] & 15 : packed[j / 2] >> 4;
        out[j] += step * static_cast<float>(stored - kNibbleZero);
    }
}

void QuantizedTable::addCentres(std::size_t row, float scale, float* out) const {
    const std::size_t groups = (cols_ + kGroup - 1) / kGroup;
    const std::uint8_t* codes = codes_.data() + row * groups;
    const float step = scale * rowScale_[row];
    for (std::size_t j = 0; j < cols_; ++j) {
        const std::size_t group = j / kGroup;
        out[j] += step * centres_[(group * kCentres + codes[group]) * kGroup + j % kGroup];
    }
}

void QuantizedTable::sumRows(std::span<const std::int32_t> rows, float scale, float* out) const {
    if (!half_.empty()) {
        kernels().sumHalfRows(out, half_.data(), cols_, rows.data(), rows.size(), scale);
    } else if (!byte_.empty()) {
        kernels().sumByteRows(out, byte_.data(), rowScale_.data(), cols_, rows.data(), rows.size(), scale);
    } else {
        std::fill_n(out, cols_, 0.0F);
        for (const std::int32_t row : rows) {
            if (!nibbles_.empty())
                addNibbles(static_cast<std::size_t>(row), scale, out);
            else
                addCentres(static_cast<std::size_t>(row), scale, out);
        }
    }
}

Matrix QuantizedTable::decoded() const {
    Matrix table(rows_, cols_);
    for (std::size_t i = 0; i < rows_; ++i) {
        const auto row = static_cast<std::int32_t>(i);
        sumRows({&row, 1}, 1, table.row(i).data());
    }
    return table;
}

}  // namespace paragram
