#include "core/alignment/coarse_path.h"

#include <cblas.h>

#include <algorithm>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::int32_t kShrink = 4;          // sentences or blocks in a block of the next level
constexpr std::int32_t kLargestFull = 2048;  // blocks of a text that are compared with all others
constexpr std::int32_t kMargin = 3;          // blocks around the path of the coarser level
constexpr std::int32_t kRowShare = 4;        // of the width of a band: neighbouring rows
constexpr std::int64_t kChunkRows = 64;
constexpr std::int64_t kLargestGap = 1 << 16;  // positions of a gap that is searched completely

// Vectors of the blocks of a text at one level: blocks of `block` sentences; of single ones they are computed
// when needed.
class BlockVectors {
  public:
    BlockVectors(const RunSimilarity& similarity, Side side, std::int32_t first, std::int32_t last,
                 std::int32_t block, const std::vector<float>& mean)
        : similarity_(similarity), side_(side), first_(first), last_(last), block_(block), mean_(mean) {
        if (block_ == 1) return;
        stored_ = Matrix(static_cast<std::size_t>(count()), mean.size());
        std::vector<float> some(static_cast<std::size_t>(block_) * mean.size());
        for (std::int32_t i = 0; i < count(); ++i) {
            const std::int32_t from = first_ + i * block_, to = std::min(from + block_, last_);
            centred(from, to - from, some.data());
            const std::span<float> row = stored_.row(static_cast<std::size_t>(i));
            for (std::int32_t s = 0; s < to - from; ++s)
                kernels().addScaled(row.data(), some.data() + static_cast<std::size_t>(s) * mean.size(), 1.0F,
                                    row.size());
            normalise(row);
        }
    }
    std::int32_t count() const { return (last_ - first_ + block_ - 1) / block_; }
    // Vectors of blocks [from, to): at `space`, or where they are stored.
    const float* rows(std::int32_t from, std::int32_t to, std::vector<float>& space) const {
        if (block_ > 1) return stored_.row(static_cast<std::size_t>(from)).data();
        space.resize(static_cast<std::size_t>(to - from) * mean_.size());
        centred(first_ + from, to - from, space.data());
        return space.data();
    }

  private:
    static void normalise(std::span<float> row) {
        const float squares = kernels().dot(row.data(), row.data(), row.size());
        if (squares > 0) kernels().scale(row.data(), 1.0F / std::sqrt(squares), row.size());
    }
    void centred(std::int32_t from, std::int32_t count, float* out) const {
        const std::size_t d = mean_.size();
        similarity_.sentenceVectors(side_, static_cast<std::size_t>(from), static_cast<std::size_t>(count),
                                    out);
        for (std::int32_t i = 0; i < count; ++i) {
            const std::span<float> row(out + static_cast<std::size_t>(i) * d, d);
            kernels().addScaled(row.data(), mean_.data(), -1.0F, d);
            normalise(row);
        }
    }

    const RunSimilarity& similarity_;
    Side side_;
    std::int32_t first_, last_, block_;
    const std::vector<float>& mean_;
    Matrix stored_;
};

// The mean vector of a sample of sentences.
std::vector<float> meanVector(const RunSimilarity& similarity, Side side, std::int32_t first,
                              std::int32_t last) {
    constexpr int kSample = 1000;
    std::vector<float> mean(similarity.dimension()), vector(mean.size());
    Random random(1, 7);
    for (int s = 0; s < kSample; ++s) {
        const std::uint64_t i = random.below(static_cast<std::uint64_t>(last - first));
        similarity.sentenceVectors(side, static_cast<std::size_t>(first) + i, 1, vector.data());
        kernels().addScaled(mean.data(), vector.data(), 1.0F / kSample, mean.size());
    }
    return mean;
}

// One level of the search. A pair of blocks gains what its cosine exceeds the level of random pairs by;
// leaving out a block costs nothing.
class Level {
  public:
    Level(const BlockVectors& source, const BlockVectors& target, std::size_t dimension)
        : source_(source), target_(target), dimension_(dimension), bound_(randomBound()) {}

    Result<std::vector<CoarsePair>> run(const Band& band, Workers& workers, const JobContext& job) const {
        std::vector<float> gains(static_cast<std::size_t>(band.cells()));
        const std::int64_t chunks = (source_.count() + kChunkRows - 1) / kChunkRows;
        for (std::int64_t begin = 0; begin < chunks; begin += kTogether) {
            if (job.shouldStop()) return Stopped{};
            workers.forEach(
                static_cast<std::size_t>(std::min(kTogether, chunks - begin)), [&](std::size_t part, int) {
                    const std::int64_t first = (begin + static_cast<std::int64_t>(part)) * kChunkRows;
                    const std::int64_t last = std::min<std::int64_t>(first + kChunkRows, source_.count());
                    computeGains(band, static_cast<std::int32_t>(first), static_cast<std::int32_t>(last),
                                 gains);
                });
        }
        return follow(band, gains);
    }

  private:
    static constexpr std::int64_t kTogether = 16;

    // What random pairs exceed in one case of forty: from the median and the four fifths quantile of a
    // sample, so that the translations in it do not matter.
    double randomBound() const {
        constexpr std::size_t kSample = 2000;
        constexpr double kDeviations = 2, kQuantile = 0.8, kQuantileDeviations = 0.8416;
        Random random(1, 8);
        std::vector<float> a, b, cosines(kSample);
        for (float& cosine : cosines) {
            const auto i =
                static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(source_.count())));
            const auto k =
                static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(target_.count())));
            const float* left = source_.rows(i, i + 1, a);
            cosine = kernels().dot(left, target_.rows(k, k + 1, b), dimension_);
        }
        std::ranges::sort(cosines);
        const double median = cosines[kSample / 2],
                     high = cosines[static_cast<std::size_t>(kQuantile * kSample)];
        return median + kDeviations * (high - median) / kQuantileDeviations;
    }

    // Row r of the band are the positions before block r: gains of the pair of blocks before a position.
    void computeGains(const Band& band, std::int32_t first, std::int32_t last,
                      std::vector<float>& gains) const {
        std::int32_t left = target_.count(), right = 0;
        for (std::int32_t r = first + 1; r <= last; ++r) {
            left = std::min(left, std::max(0, band.columns(r).first - 1));
            right = std::max(right, band.columns(r).last);
        }
        if (right <= left) return;
        std::vector<float> ofSource, ofTarget;
        const auto rows = static_cast<std::size_t>(last - first),
                   cols = static_cast<std::size_t>(right - left);
        const auto d = static_cast<int>(dimension_);
        std::vector<float> products(rows * cols);
        const float* a = source_.rows(first, last, ofSource);
        const float* b = target_.rows(left, right, ofTarget);
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(rows), static_cast<int>(cols),
                    d, 1.0F, a, d, b, d, 0.0F, products.data(), static_cast<int>(cols));
        for (std::int32_t r = first + 1; r <= last; ++r) {
            const Band::Columns& columns = band.columns(r);
            for (std::int32_t c = std::max(1, columns.first); c <= columns.last; ++c)
                gains[static_cast<std::size_t>(band.index(r, c))] =
                    products[static_cast<std::size_t>(r - 1 - first) * cols +
                             static_cast<std::size_t>(c - 1 - left)] -
                    static_cast<float>(bound_);
        }
    }

    std::vector<CoarsePair> follow(const Band& band, const std::vector<float>& gains) const {
        enum Step : std::uint8_t { none, pair, up, left };
        std::vector<Step> steps(gains.size(), none);
        std::vector<double> before, here;
        for (std::int32_t r = 0; r <= band.lastRow(); ++r) {
            const Band::Columns& columns = band.columns(r);
            here.assign(static_cast<std::size_t>(columns.width()), r == 0 ? 0.0 : -1.0);
            for (std::int32_t c = columns.first; c <= columns.last; ++c) {
                const auto at = static_cast<std::size_t>(band.index(r, c));
                double& best = here[static_cast<std::size_t>(c - columns.first)];
                const auto consider = [&](double value, Step step) {
                    if (value > best || (steps[at] == none && value >= best)) {
                        best = value;
                        steps[at] = step;
                    }
                };
                if (r > 0 && band.contains(r - 1, c))
                    consider(before[static_cast<std::size_t>(c - band.columns(r - 1).first)], up);
                if (c > columns.first) consider(here[static_cast<std::size_t>(c - 1 - columns.first)], left);
                if (r > 0 && c > 0 && gains[at] > 0 && band.contains(r - 1, c - 1))
                    consider(before[static_cast<std::size_t>(c - 1 - band.columns(r - 1).first)] + gains[at],
                             pair);
            }
            std::swap(before, here);
        }
        std::vector<CoarsePair> path;
        std::int32_t r = band.lastRow(), c = band.columns(r).last;
        while (r > 0 || c > 0) {
            const auto at = static_cast<std::size_t>(band.index(r, c));
            const Step step = steps[at];
            if (step == none) break;
            if (step == pair) path.push_back({r - 1, c - 1, gains[at] + bound_});
            if (step != left) --r;
            if (step != up) --c;
        }
        std::ranges::reverse(path);
        return path;
    }

    const BlockVectors &source_, &target_;
    std::size_t dimension_;
    double bound_;
};

// Extends the columns of a row so that they contain [first, last].
void cover(Band::Columns& columns, std::int32_t first, std::int32_t last) {
    columns.first = std::min(columns.first, first);
    columns.last = std::max(columns.last, last);
}

}  // namespace

Band bandAround(const std::vector<CoarsePair>& path, const GridPart& part, std::int32_t width) {
    const std::int32_t rows = part.sources();
    std::vector<Band::Columns> bare(static_cast<std::size_t>(rows) + 1, {part.lastTarget, part.firstTarget});
    const auto row = [&](std::int32_t r) -> Band::Columns& {
        return bare[static_cast<std::size_t>(r - part.firstSource)];
    };
    std::int32_t r = part.firstSource, c = part.firstTarget;
    const auto gapTo = [&](std::int32_t toRow, std::int32_t toColumn) {
        const bool small = static_cast<std::int64_t>(toRow - r) * (toColumn - c) <= kLargestGap;
        for (std::int32_t x = r; x <= toRow; ++x) {
            cover(row(x), c, small || x == toRow ? toColumn : c);
        }
        r = toRow;
        c = toColumn;
    };
    for (const CoarsePair& pair : path) {
        gapTo(pair.source, pair.target);
        r = pair.source + 1;
        c = pair.target + 1;
        cover(row(r), c, c);
    }
    gapTo(part.lastSource, part.lastTarget);
    // Wider by width to the left and right, after the neighbouring rows are included.
    const std::int32_t above = (width + kRowShare - 1) / kRowShare;
    std::vector<Band::Columns> wide = bare;
    for (std::int32_t i = 0; i <= rows; ++i) {
        Band::Columns& columns = wide[static_cast<std::size_t>(i)];
        for (std::int32_t o = std::max(0, i - above); o <= std::min(rows, i + above); ++o) {
            const Band::Columns& other = bare[static_cast<std::size_t>(o)];
            cover(columns, other.first, other.last);
        }
        columns.first = std::max(part.firstTarget, columns.first - width);
        columns.last = std::min(part.lastTarget, columns.last + width);
    }
    return {part.firstSource, std::move(wide)};
}

Result<std::vector<CoarsePair>> findCoarsePath(const RunSimilarity& similarity, const GridPart& part,
                                               Workers& workers, const JobContext& job) {
    std::vector<CoarsePair> path;
    if (part.sources() == 0 || part.targets() == 0) return path;
    const std::vector<float> sourceMean =
        meanVector(similarity, Side::source, part.firstSource, part.lastSource);
    const std::vector<float> targetMean =
        meanVector(similarity, Side::target, part.firstTarget, part.lastTarget);
    std::int32_t block = 1;
    while (std::max(part.sources(), part.targets()) / block > kLargestFull) block *= kShrink;
    for (bool first = true; block >= 1; block /= kShrink, first = false) {
        const BlockVectors source(similarity, Side::source, part.firstSource, part.lastSource, block,
                                  sourceMean);
        const BlockVectors target(similarity, Side::target, part.firstTarget, part.lastTarget, block,
                                  targetMean);
        const GridPart blocks{0, source.count(), 0, target.count()};
        // The path of the coarser level, in blocks of this one.
        std::vector<CoarsePair> scaled;
        for (const CoarsePair& pair : path) {
            for (std::int32_t i = 0; i < kShrink; ++i)
                if (pair.source * kShrink + i < source.count() && pair.target * kShrink + i < target.count())
                    scaled.push_back({pair.source * kShrink + i, pair.target * kShrink + i, 0});
        }
        const Band band = first ? Band::rectangle(0, blocks.lastSource, {0, blocks.lastTarget})
                                : bandAround(scaled, blocks, kMargin * kShrink);
        auto found = Level(source, target, similarity.dimension()).run(band, workers, job);
        if (!found) return found.error();
        path = std::move(*found);
    }
    for (CoarsePair& pair : path) {
        pair.source += part.firstSource;
        pair.target += part.firstTarget;
    }
    return path;
}

}  // namespace paragram
