#include "core/alignment/encoded_similarity.h"

#include <cblas.h>

#include <algorithm>

#include "core/base/numeric/kernels.h"
#include "core/base/random.h"
#include "core/models/text_encoder.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 4096;  // runs that are encoded between two polls

// Vectors of all runs of at most `largest` sentences; those that would start before the text are zero.
Result<Matrix> encodeRuns(TextEncoder& encoder, std::span<const std::string> sentences, Side side,
                          std::int32_t largest, Workers& workers, const JobContext& job) {
    const auto most = static_cast<std::size_t>(largest);
    Matrix runs(sentences.size() * most, encoder.dimension());
    std::vector<std::string> texts;
    for (std::size_t row = 0; row < runs.rows(); row += kTogether) {
        job.report({"Embedding runs of sentences", static_cast<double>(row), static_cast<double>(runs.rows()),
                    "runs"});
        if (job.shouldStop()) return Stopped{};
        texts.clear();
        for (std::size_t r = row; r < std::min(row + kTogether, runs.rows()); ++r) {
            const std::size_t last = r / most, count = r % most + 1;
            std::string text;
            for (std::size_t i = last + 1 - std::min(count, last + 1); i <= last && count <= last + 1; ++i)
                text += (text.empty() ? "" : " ") + sentences[i];
            texts.push_back(std::move(text));
        }
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        encoder.encodeTo(views, side, true, workers, runs.row(row).data());
    }
    return runs;
}

}  // namespace

Result<std::unique_ptr<EncodedSimilarity>> EncodedSimilarity::of(
    const Model& model, std::span<const std::string> source, std::span<const std::string> target,
    Side sourceSide, Side targetSide, int largest, int samples, Workers& workers, const JobContext& job) {
    std::unique_ptr<EncodedSimilarity> made(new EncodedSimilarity);
    made->largest_ = std::clamp(largest, 1, static_cast<int>(kLargestRun));
    made->sources_ = static_cast<std::int32_t>(source.size());
    made->targets_ = static_cast<std::int32_t>(target.size());
    TextEncoder encoder(model);
    auto ofSource = encodeRuns(encoder, source, sourceSide, made->largest_, workers, job);
    if (!ofSource) return ofSource.error();
    auto ofTarget = encodeRuns(encoder, target, targetSide, made->largest_, workers, job);
    if (!ofTarget) return ofTarget.error();
    made->sourceRuns_ = std::move(*ofSource);
    made->targetRuns_ = std::move(*ofTarget);
    made->sourceExpected_ = made->expectedOf(made->sourceRuns_, made->sources_, made->targetRuns_,
                                             made->targets_, samples, workers);
    made->targetExpected_ = made->expectedOf(made->targetRuns_, made->targets_, made->sourceRuns_,
                                             made->sources_, samples, workers);
    return made;
}

std::vector<float> EncodedSimilarity::expectedOf(const Matrix& runs, std::int32_t size, const Matrix& others,
                                                 std::int32_t otherSize, int samples,
                                                 Workers& workers) const {
    Matrix means(kLargestRun, runs.cols());
    for (std::int32_t count = 1; count <= std::min(largest_, otherSize); ++count) {
        Random random(1, static_cast<std::uint64_t>(count));
        for (int s = 0; s < samples; ++s) {
            const auto end = count + static_cast<std::int32_t>(
                                         random.below(static_cast<std::uint64_t>(otherSize - count + 1)));
            kernels().addScaled(means.row(static_cast<std::size_t>(count - 1)).data(),
                                others.row(rowOf(end, count)).data(), 1.0F / static_cast<float>(samples),
                                runs.cols());
        }
    }
    std::vector<float> expected(runIndex(size + 1, 1) * kLargestRun);
    workers.forRanges(static_cast<std::size_t>(size), 64, [&](std::size_t first, std::size_t last) {
        for (auto end = static_cast<std::int32_t>(first) + 1; end <= static_cast<std::int32_t>(last); ++end)
            for (std::int32_t count = 1; count <= largest_; ++count)
                for (std::size_t b = 0; b < kLargestRun; ++b)
                    expected[runIndex(end, count) * kLargestRun + b] =
                        kernels().dot(runs.row(rowOf(end, count)).data(), means.row(b).data(), runs.cols());
    });
    return expected;
}

void EncodedSimilarity::cosines(const Band& band, std::int32_t firstRow, std::int32_t lastRow,
                                float* out) const {
    const std::int64_t base = band.rowIndex(firstRow);
    const std::int64_t cells = band.index(lastRow, band.columns(lastRow).last) + 1 - base;
    std::fill_n(out, static_cast<std::size_t>(cells) * kRunPairs, -1.0F);
    const auto d = static_cast<int>(dimension());
    std::vector<float> products;
    for (std::int32_t row = std::max(1, firstRow); row <= lastRow; ++row) {
        const std::int32_t first = std::max(1, band.columns(row).first), last = band.columns(row).last;
        if (last < first) continue;
        const std::int32_t runs = (last - first + 1) * largest_;
        products.resize(static_cast<std::size_t>(largest_) * static_cast<std::size_t>(runs));
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, largest_, runs, d, 1.0F,
                    sourceRuns_.row(rowOf(row, 1)).data(), d, targetRuns_.row(rowOf(first, 1)).data(), d,
                    0.0F, products.data(), runs);
        for (std::int32_t column = first; column <= last; ++column) {
            float* cell = out + static_cast<std::size_t>(band.index(row, column) - base) * kRunPairs;
            for (std::int32_t a = 1; a <= largest_; ++a)
                for (std::int32_t b = 1; b <= largest_; ++b)
                    cell[runPair(a, b)] = products[static_cast<std::size_t>(
                        (a - 1) * runs + (column - first) * largest_ + (b - 1))];
        }
    }
}

void EncodedSimilarity::sentenceVectors(Side side, std::size_t first, std::size_t count, float* out) const {
    const Matrix& runs = side == Side::target ? targetRuns_ : sourceRuns_;
    for (std::size_t i = 0; i < count; ++i)
        std::ranges::copy(runs.row(rowOf(static_cast<std::int32_t>(first + i) + 1, 1)),
                          out + i * dimension());
}

}  // namespace paragram
