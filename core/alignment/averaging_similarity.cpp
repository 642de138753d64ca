#include "core/alignment/averaging_similarity.h"

#include <cblas.h>

#include <algorithm>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::size_t kGrain = 256;  // sentences that a thread processes at a time

float inverseLength(std::span<const float> vector) {
    const float squares = kernels().dot(vector.data(), vector.data(), vector.size());
    return squares > 0 ? 1.0F / std::sqrt(squares) : 0.0F;
}

// The mean of the unit vectors of random runs of a length.
std::vector<float> meanOfRuns(const SentenceSums& sums, std::int32_t length, int samples) {
    std::vector<float> mean(sums.vectorLength(), 0.0F), vector(sums.vectorLength());
    const auto count = static_cast<std::size_t>(length);
    if (sums.size() < count) return mean;
    Random random(1, count);
    for (int s = 0; s < samples; ++s) {
        sums.vectorOf(random.below(sums.size() - count + 1), count, vector);
        kernels().addScaled(mean.data(), vector.data(), inverseLength(vector) / static_cast<float>(samples),
                            mean.size());
    }
    return mean;
}

}  // namespace

AveragingSimilarity::AveragingSimilarity(SentenceSums source, SentenceSums target, int samples,
                                         Workers& workers)
    : source_{std::move(source), {}}, target_{std::move(target), {}} {
    computeScales(source_, workers);
    computeScales(target_, workers);
    sourceExpected_ = expectedOf(source_, target_, samples, workers);
    targetExpected_ = expectedOf(target_, source_, samples, workers);
}

std::vector<std::pair<std::size_t, std::size_t>> AveragingSimilarity::partPairs() const {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t p = 0; p < source_.sums.parts(); ++p)
        for (std::size_t q = 0; q < source_.sums.parts(); ++q)
            if (p == q || !source_.sums.concatenated()) pairs.emplace_back(p, q);
    return pairs;
}

void AveragingSimilarity::computeScales(TextSide& side, Workers& workers) {
    const SentenceSums& sums = side.sums;
    side.scales.assign(sums.parts(),
                       std::vector<float>(runIndex(static_cast<std::int32_t>(sums.size()) + 1, 1)));
    workers.forRanges(sums.size(), kGrain, [&](std::size_t firstEnd, std::size_t lastEnd) {
        std::vector<float> vector(sums.vectorLength());
        for (std::size_t end = firstEnd + 1; end <= lastEnd; ++end) {
            for (std::size_t count = 1; count <= std::min<std::size_t>(kLargestRun, end); ++count) {
                sums.vectorOf(end - count, count, vector);
                const float inverse = inverseLength(vector);
                for (std::size_t p = 0; p < sums.parts(); ++p) {
                    std::int64_t tokens = 0;
                    for (std::size_t i = end - count; i < end; ++i) tokens += sums.tokens(p, i);
                    side.scales[p]
                               [runIndex(static_cast<std::int32_t>(end), static_cast<std::int32_t>(count))] =
                        tokens > 0 ? inverse / static_cast<float>(tokens) : 0.0F;
                }
            }
        }
    });
}

std::vector<float> AveragingSimilarity::expectedOf(const TextSide& side, const TextSide& other, int samples,
                                                   Workers& workers) {
    const SentenceSums& sums = side.sums;
    std::vector<std::vector<float>> means;
    for (std::int32_t length = 1; length <= kLargestRun; ++length)
        means.push_back(meanOfRuns(other.sums, length, samples));
    std::vector<float> expected(runIndex(static_cast<std::int32_t>(sums.size()) + 1, 1) * kLargestRun);
    const std::size_t d = sums.dimension();
    // Dot products with the means are linear in the sums: those of runs are added up.
    std::vector<double> dots(sums.size() * sums.parts() * kLargestRun);
    workers.forRanges(sums.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            for (std::size_t p = 0; p < sums.parts(); ++p)
                for (std::size_t b = 0; b < kLargestRun; ++b)
                    dots[(i * sums.parts() + p) * kLargestRun + b] = kernels().dot(
                        sums.sums(p).row(i).data(), means[b].data() + (sums.concatenated() ? p * d : 0), d);
    });
    workers.forRanges(sums.size(), kGrain, [&](std::size_t firstEnd, std::size_t lastEnd) {
        for (std::size_t end = firstEnd + 1; end <= lastEnd; ++end) {
            std::vector<double> sum(sums.parts() * kLargestRun, 0.0);
            for (std::size_t count = 1; count <= std::min<std::size_t>(kLargestRun, end); ++count) {
                const std::size_t run =
                    runIndex(static_cast<std::int32_t>(end), static_cast<std::int32_t>(count));
                for (std::size_t x = 0; x < sum.size(); ++x) sum[x] += dots[(end - count) * sum.size() + x];
                for (std::size_t b = 0; b < kLargestRun; ++b) {
                    double cosine = 0;
                    for (std::size_t p = 0; p < sums.parts(); ++p)
                        cosine += sum[p * kLargestRun + b] * side.scales[p][run];
                    expected[run * kLargestRun + b] = static_cast<float>(cosine);
                }
            }
        }
    });
    return expected;
}

void AveragingSimilarity::cosines(const Band& band, std::int32_t firstRow, std::int32_t lastRow,
                                  float* out) const {
    std::int32_t left = targets(), right = 0;
    for (std::int32_t row = firstRow; row <= lastRow; ++row) {
        left = std::min(left, band.columns(row).first);
        right = std::max(right, band.columns(row).last);
    }
    left = std::max(0, left - kLargestRun);
    const std::int32_t top = std::max(0, firstRow - kLargestRun);
    const auto rows = static_cast<std::size_t>(lastRow - top), cols = static_cast<std::size_t>(right - left);
    const std::int64_t base = band.rowIndex(firstRow);
    const std::int64_t cells = band.index(lastRow, band.columns(lastRow).last) + 1 - base;
    std::fill_n(out, static_cast<std::size_t>(cells) * kRunPairs, 0.0F);
    if (rows == 0 || cols == 0) return;
    const auto d = static_cast<int>(source_.sums.dimension());
    std::vector<float> products(rows * cols);
    std::vector<double> prefix(rows * (cols + 1));
    for (const auto& [p, q] : partPairs()) {
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(rows), static_cast<int>(cols),
                    d, 1.0F,
                    source_.sums.sums(p).data() + static_cast<std::size_t>(top) * source_.sums.dimension(), d,
                    target_.sums.sums(q).data() + static_cast<std::size_t>(left) * target_.sums.dimension(),
                    d, 0.0F, products.data(), static_cast<int>(cols));
        for (std::size_t r = 0; r < rows; ++r) {
            double* sum = prefix.data() + r * (cols + 1);
            sum[0] = 0;
            for (std::size_t c = 0; c < cols; ++c) sum[c + 1] = sum[c] + products[r * cols + c];
        }
        for (std::int32_t row = firstRow; row <= lastRow; ++row) {
            const Band::Columns& columns = band.columns(row);
            for (std::int32_t column = columns.first; column <= columns.last; ++column) {
                float* cell = out + static_cast<std::size_t>(band.index(row, column) - base) * kRunPairs;
                const std::int32_t most = std::min(kLargestRun, column);
                const float* targetScales = target_.scales[q].data() + runIndex(column, 1);
                double dots[kLargestRun] = {};
                for (std::int32_t a = 1; a <= std::min(kLargestRun, row); ++a) {
                    const double* sum = prefix.data() + static_cast<std::size_t>(row - a - top) * (cols + 1) +
                                        (column - left);
                    const float scale = source_.scales[p][runIndex(row, a)];
                    for (std::int32_t b = 1; b <= most; ++b) {
                        dots[b - 1] += sum[0] - sum[-b];
                        cell[runPair(a, b)] += static_cast<float>(dots[b - 1]) * scale * targetScales[b - 1];
                    }
                }
            }
        }
    }
}

void AveragingSimilarity::sentenceVectors(Side side, std::size_t first, std::size_t count, float* out) const {
    const SentenceSums& sums = side == Side::target ? target_.sums : source_.sums;
    const std::size_t d = dimension();
    for (std::size_t i = 0; i < count; ++i) {
        const std::span<float> row(out + i * d, d);
        sums.vectorOf(first + i, 1, row);
        kernels().scale(row.data(), inverseLength(row), d);
    }
}

}  // namespace paragram
