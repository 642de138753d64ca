// Errors. Let u = 2^-24, d the dimension, |.| Euclidean lengths, fl what floats compute.
//
// Any order of summation, with or without fused operations, gives |fl(a b) - a b| <= g sum |a_k b_k| <= g |a|
// |b| with g = d u / (1 - d u) (Higham 2002, 3.1). So a cell of a product of floats differs from the dot
// product in floats by at most 2 g |a| |b|.
//
// In bytes a is s p + r with whole numbers p of at most 127, s = max |a_k| / 127 and a rest r; b is t q + w.
// Then
//     a b = s t (p q) + (s p) w + r b,  so  |a b - s t (p q)| <= |s p| |w| + |r| |b|:
// length |s p| times the column's error |w|, plus |r| times the longest column. p q is computed exactly.
// Converting and scaling it, and adding the bounds, rounds at most 16 times: 16 u (|a| + |r|) (|b| + |w|) is
// more than that. Lengths are computed in double precision and raised by one part in a hundred thousand.
#include "core/base/numeric/product_screen.h"

#include <cblas.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <span>

#include "core/base/numeric/blas_threads.h"
#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr double kUnit = 0x1p-24, kRaised = 1.00001, kTiny = 1e-30;
constexpr std::size_t kFewRows = 48, kFewCols = 1024;
constexpr std::size_t kGroup = Kernels::kByteRows;
// Above this share of visits a product of floats, with its small errors, is cheaper; it screens the next
// tiles.
constexpr std::size_t kManyVisits = 8, kTilesInFloats = 15;

double boundOfSums(std::size_t d) {
    const double du = static_cast<double>(d) * kUnit;
    return du / (1 - du);
}

float raised(double bound) {
    return static_cast<float>(bound * kRaised + kTiny);
}

double lengthOf(std::span<const float> vector) {
    double squares = 0;
    for (const float value : vector) squares += static_cast<double>(value) * value;
    return std::sqrt(squares);
}

}  // namespace

ProductScreen::ProductScreen(VectorView cols, std::size_t rowCount, Workers& workers, Screening screening)
    : cols_(cols),
      bytes_(screening == Screening::fastest
                 ? kernels().bytesAreFast && rowCount >= kFewRows && cols.rows >= kFewCols
                 : screening == Screening::bytes),
      stride_((cols.cols + 3) / 4 * 4) {
    std::vector<double> lengths(cols.rows);
    if (bytes_) {
        // The instructions multiply numbers without a sign (columns, raised by 128) by numbers with one
        // (rows).
        strips_.assign(strips() * kStrip * stride_, 128);
        scales_.assign(strips() * kStrip, 0);
        errors_.assign(strips() * kStrip, 0);
    }
    workers.forRanges(strips(), 4, [&](std::size_t first, std::size_t last) {
        for (std::size_t strip = first; strip < last; ++strip) {
            if (bytes_) {
                quantiseStrip(strip, lengths.data());
                continue;
            }
            const std::size_t end = std::min(cols_.rows, (strip + 1) * kStrip);
            for (std::size_t col = strip * kStrip; col < end; ++col) lengths[col] = lengthOf(cols_.row(col));
        }
    });
    for (const double length : lengths) longest_ = std::max(longest_, raised(length));
    for (const float error : errors_) worst_ = std::max(worst_, error);
    keepBlasOnOneThread();
}

void ProductScreen::quantiseStrip(std::size_t strip, double* lengths) {
    std::uint8_t* bytes = strips_.data() + strip * kStrip * stride_;
    std::vector<std::int8_t> of(stride_);
    for (std::size_t j = 0; j < kStrip && strip * kStrip + j < cols_.rows; ++j) {
        const std::size_t col = strip * kStrip + j;
        const ByteVector column = kernels().toBytes(of.data(), cols_.row(col).data(), cols_.cols);
        for (std::size_t k = 0; k < stride_; k += 4) {
            std::uint32_t four = 0;
            std::memcpy(&four, of.data() + k, 4);
            four ^= 0x80808080U;  // p + 128
            std::memcpy(bytes + (k * kStrip + 4 * j), &four, 4);
        }
        scales_[col] = column.scale;
        errors_[col] = raised(std::sqrt(column.rest2));
        lengths[col] = std::sqrt(column.squares);
    }
}

ProductScreen::Block::Block(const ProductScreen& screen)
    : screen_(screen),
      errors_(kRows),
      noFloors_(kCols, std::numeric_limits<float>::infinity()),
      picked_(kCols) {
    if (screen_.bytes_) {
        bytes_.resize(kRows * screen_.stride_);
        start_.resize(kRows);
        products_.resize(kGroup * kStrip);
    }
}

void ProductScreen::Block::open(VectorView rows) {
    rows_ = rows;
    inFloats_ = 0;
    const double bound = boundOfSums(rows.cols), longest = screen_.longest_;
    for (std::size_t i = 0; i < rows.rows; ++i) {
        Errors& e = errors_[i];
        if (!screen_.bytes_) {
            e.floatError = raised(2 * bound * lengthOf(rows.row(i)) * longest);
            continue;
        }
        const ByteVector row =
            kernels().toBytes(bytes_.data() + i * screen_.stride_, rows.row(i).data(), rows.cols);
        const double length = std::sqrt(row.squares), rest = std::sqrt(row.rest2);
        start_[i] = -128 * row.sum;
        e.floatError = raised(2 * bound * length * longest);
        e.scale = row.scale;
        e.length = raised(std::sqrt(row.kept));
        const double rounding = 16 * kUnit * (length + rest) * (longest + screen_.worst_);
        e.byteError = raised(rest * longest + bound * length * longest + rounding);
    }
}

template <class Upper>
void ProductScreen::Block::visitPicked(std::size_t row, std::size_t firstCol, std::size_t count,
                                       const float* rowFloors, const float* colFloors, const Upper& upper,
                                       const Visit& visit) {
    std::int32_t* picked = picked_.data();
    // The most promising first: it raises the floor of the row, which spares many of the others.
    if (count > 1) {
        std::swap(*picked, *std::max_element(picked, picked + count, [&](std::int32_t a, std::int32_t b) {
            return upper(a) < upper(b);
        }));
    }
    for (std::size_t p = 0; p < count; ++p) {
        const auto col = static_cast<std::size_t>(picked[p]);
        if (upper(picked[p]) < std::min(rowFloors[row], colFloors[col])) continue;
        ++visits_;
        visit(row, firstCol + col);
    }
}

void ProductScreen::Block::visit(std::size_t firstCol, const float* rowFloors, const float* colFloors,
                                 const Visit& visit) {
    const std::size_t cols = std::min(kCols, screen_.cols_.rows - firstCol);
    if (!colFloors) colFloors = noFloors_.data();
    if (!screen_.bytes_ || inFloats_ > 0) {
        inFloats_ -= inFloats_ > 0 ? 1 : 0;
        return visitFloats(firstCol, cols, rowFloors, colFloors, visit);
    }
    visits_ = 0;
    visitBytes(firstCol, cols, rowFloors, colFloors, visit);
    if (visits_ > rows_.rows * cols / kManyVisits) inFloats_ = kTilesInFloats;
}

void ProductScreen::Block::visitBytes(std::size_t firstCol, std::size_t cols, const float* rowFloors,
                                      const float* colFloors, const Visit& visit) {
    const Kernels& run = kernels();
    const std::size_t stride = screen_.stride_;
    for (std::size_t first = 0; first < cols; first += kStrip) {
        const std::size_t col = firstCol + first, width = std::min(kStrip, cols - first);
        const std::uint8_t* strip = screen_.strips_.data() + col * stride;
        const float* scales = screen_.scales_.data() + col;
        const float* errors = screen_.errors_.data() + col;
        const float* floors = colFloors + first;
        for (std::size_t row = 0; row < rows_.rows; row += kGroup) {
            const std::size_t group = std::min(kGroup, rows_.rows - row);
            run.byteProduct(products_.data(), bytes_.data() + row * stride, stride, strip,
                            start_.data() + row, group);
            for (std::size_t i = row; i < row + group; ++i) {
                const std::int32_t* products = products_.data() + (i - row) * kStrip;
                const Errors& e = errors_[i];
                const std::size_t count = run.pickReachingBytes(
                    products, scales, errors, floors, {e.scale, e.length, e.byteError, rowFloors[i]}, width,
                    picked_.data());
                if (count == 0) continue;
                const auto upper = [&](std::int32_t j) {
                    return static_cast<float>(products[j]) * scales[j] * e.scale + e.length * errors[j] +
                           e.byteError;
                };
                visitPicked(i, col, count, rowFloors, floors, upper, visit);
            }
        }
    }
}

void ProductScreen::Block::visitFloats(std::size_t firstCol, std::size_t cols, const float* rowFloors,
                                       const float* colFloors, const Visit& visit) {
    cells_.resize(kRows * kCols);
    const auto d = static_cast<int>(rows_.cols);
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(rows_.rows), static_cast<int>(cols),
                d, 1.0F, rows_.data, d, screen_.cols_.row(firstCol).data(), d, 0.0F, cells_.data(),
                static_cast<int>(cols));
    for (std::size_t i = 0; i < rows_.rows; ++i) {
        const float* cells = cells_.data() + i * cols;
        const float error = errors_[i].floatError;
        const std::size_t count =
            kernels().pickReaching(cells, colFloors, error, rowFloors[i], cols, picked_.data());
        const auto upper = [&](std::int32_t j) { return cells[j] + error; };
        visitPicked(i, firstCol, count, rowFloors, colFloors, upper, visit);
    }
}

}  // namespace paragram
