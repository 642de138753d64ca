#include "core/training/loss/hard_negatives.h"

#include <cblas.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/base/numeric/kernels.h"
#include "core/training/loss/projection.h"

namespace paragram {
namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();
constexpr std::size_t kTileRows = 256;
constexpr std::size_t kTileCols = 512;
constexpr std::size_t kFew = 8;  // candidates of the projected search that are compared exactly

// One side of the product: vectors with the content hashes of their texts and of their partners.
struct Sentences {
    const float* vectors;
    std::vector<std::uint64_t> content, partner;
    std::size_t size() const { return content.size(); }
};

// The top k partners of each sentence, best first; equal ones in the order of the partners.
class TopK {
  public:
    TopK(std::size_t size, std::size_t few) : few_(few), index_(size * few, -1), value_(size * few, kNever) {}

    void take(std::size_t at, float candidate, std::int32_t from) {
        float* value = value_.data() + at * few_;
        std::int32_t* index = index_.data() + at * few_;
        const auto better = [&](std::size_t place) {
            return candidate > value[place] ||
                   (candidate == value[place] && candidate > kNever && from < index[place]);
        };
        if (!better(few_ - 1)) return;
        std::size_t place = few_ - 1;
        for (; place > 0 && better(place - 1); --place) {
            value[place] = value[place - 1];
            index[place] = index[place - 1];
        }
        value[place] = candidate;
        index[place] = from;
    }
    void takeAll(const TopK& other) {
        for (std::size_t i = 0; i < index_.size(); ++i) take(i / few_, other.value_[i], other.index_[i]);
    }
    // Takes over the entries of other's sentences [first, first + size()).
    void takeRange(const TopK& other, std::size_t first) {
        std::copy_n(other.index_.begin() + static_cast<std::ptrdiff_t>(first * few_), index_.size(),
                    index_.begin());
        std::copy_n(other.value_.begin() + static_cast<std::ptrdiff_t>(first * few_), value_.size(),
                    value_.begin());
    }
    // -1 in unused places.
    std::span<const std::int32_t> of(std::size_t at) const { return {index_.data() + at * few_, few_}; }
    float value(std::size_t at) const { return value_[at * few_]; }

  private:
    std::size_t few_;
    std::vector<std::int32_t> index_;
    std::vector<float> value_;
};

// Finds the positions of a text on a side, so that a row's excluded columns are a look-up.
class ContentIndex {
  public:
    explicit ContentIndex(const std::vector<std::uint64_t>& content)
        : content_(content), order_(content.size()) {
        std::iota(order_.begin(), order_.end(), 0);
        std::ranges::stable_sort(order_, {},
                                 [&](std::int32_t i) { return content_[static_cast<std::size_t>(i)]; });
    }
    // Positions of a text, ascending.
    std::span<const std::int32_t> of(std::uint64_t text) const {
        const auto contentOf = [&](std::int32_t i) { return content_[static_cast<std::size_t>(i)]; };
        return {std::ranges::lower_bound(order_, text, {}, contentOf),
                std::ranges::upper_bound(order_, text, {}, contentOf)};
    }

  private:
    const std::vector<std::uint64_t>& content_;
    std::vector<std::int32_t> order_;
};

// For each sentence of one side, the positions on the other side that it may not choose.
struct ExcludedCandidates {
    std::vector<std::span<const std::int32_t>> own, partner;

    ExcludedCandidates(const Sentences& side, const ContentIndex& other) {
        for (std::size_t i = 0; i < side.size(); ++i) {
            own.push_back(other.of(side.content[i]));
            partner.push_back(side.partner[i] == side.content[i] ? std::span<const std::int32_t>{}
                                                                 : other.of(side.partner[i]));
        }
    }
    template <class Use>
    void each(std::size_t sentence, std::size_t first, std::size_t last, Use use) const {
        for (const auto& places : {own[sentence], partner[sentence]}) {
            for (auto at = std::ranges::lower_bound(places, static_cast<std::int32_t>(first));
                 at != places.end() && static_cast<std::size_t>(*at) < last; ++at) {
                use(static_cast<std::size_t>(*at));
            }
        }
    }
};

// The best columns of each row and the best rows of each column of rows x cols^T, from one product in tiles.
// Only the best candidate of each row and column of a tile is considered.
class TiledSearch {
  public:
    TiledSearch(const Sentences& rows, const Sentences& cols, std::size_t dimension, bool sameSide)
        : rows_(rows),
          cols_(cols),
          dimension_(dimension),
          sameSide_(sameSide),
          rowPlaces_(rows.content),
          colPlaces_(cols.content),
          rowForbids_(rows, colPlaces_),
          colForbids_(cols, rowPlaces_) {}

    struct Found {
        TopK rows, cols;
    };
    Found run(std::size_t few, Workers& workers) const {
        Found found{TopK(rows_.size(), few), TopK(cols_.size(), few)};
        std::vector<TopK> ofCols(static_cast<std::size_t>(workers.count()), found.cols);
        std::vector<Tile> tiles(ofCols.size());
        workers.forEach((rows_.size() + kTileRows - 1) / kTileRows, [&](std::size_t block, int worker) {
            const auto w = static_cast<std::size_t>(worker);
            const std::size_t firstRow = block * kTileRows;
            // A side against itself: cells below the diagonal are those above it.
            const std::size_t begin = sameSide_ ? firstRow / kTileCols * kTileCols : 0;
            for (std::size_t col = begin; col < cols_.size(); col += kTileCols) {
                searchTile(firstRow, col, tiles[w], found.rows, ofCols[w]);
            }
        });
        for (const TopK& part : ofCols) found.cols.takeAll(part);
        return found;
    }

  private:
    struct Tile {
        std::vector<float> cells = std::vector<float>(kTileRows * kTileCols);
        std::vector<float> colValue = std::vector<float>(kTileCols);
        std::vector<std::int32_t> colIndex = std::vector<std::int32_t>(kTileCols);
        std::vector<std::pair<float*, float>> hidden;
    };
    // A block of rows is processed by one worker thread, so ofRows is shared without locks.
    void searchTile(std::size_t firstRow, std::size_t firstCol, Tile& tile, TopK& ofRows,
                    TopK& ofCols) const {
        const std::size_t rows = std::min(kTileRows, rows_.size() - firstRow);
        const std::size_t cols = std::min(kTileCols, cols_.size() - firstCol);
        const auto d = static_cast<int>(dimension_);
        float* cells = tile.cells.data();
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(rows), static_cast<int>(cols),
                    d, 1.0F, rows_.vectors + firstRow * dimension_, d, cols_.vectors + firstCol * dimension_,
                    d, 0.0F, cells, static_cast<int>(cols));
        for (std::size_t i = 0; i < rows; ++i) {
            float* row = cells + i * cols;
            tile.hidden.clear();
            rowForbids_.each(firstRow + i, firstCol, firstCol + cols, [&](std::size_t j) {
                tile.hidden.emplace_back(row + (j - firstCol), row[j - firstCol]);
                row[j - firstCol] = kNever;
            });
            const std::size_t best = kernels().argMax(row, cols);
            ofRows.take(firstRow + i, row[best], static_cast<std::int32_t>(firstCol + best));
            for (auto cell = tile.hidden.rbegin(); cell != tile.hidden.rend(); ++cell) {
                *cell->first = cell->second;
            }
        }
        for (std::size_t j = 0; j < cols; ++j) {
            colForbids_.each(firstCol + j, firstRow, firstRow + rows,
                             [&](std::size_t i) { cells[(i - firstRow) * cols + j] = kNever; });
        }
        std::ranges::fill(tile.colValue, kNever);
        std::ranges::fill(tile.colIndex, -1);
        for (std::size_t i = 0; i < rows; ++i) {
            kernels().keepLarger(tile.colValue.data(), tile.colIndex.data(), cells + i * cols,
                                 static_cast<std::int32_t>(firstRow + i), cols);
        }
        for (std::size_t j = 0; j < cols; ++j) ofCols.take(firstCol + j, tile.colValue[j], tile.colIndex[j]);
    }

    const Sentences& rows_;
    const Sentences& cols_;
    std::size_t dimension_;
    bool sameSide_;
    ContentIndex rowPlaces_, colPlaces_;
    ExcludedCandidates rowForbids_, colForbids_;
};

Sentences sentences(const float* vectors, std::span<const std::uint64_t> content,
                    std::span<const std::uint64_t> partner) {
    return {vectors, {content.begin(), content.end()}, {partner.begin(), partner.end()}};
}

// Candidates of every sentence, sources first; a candidate j < pairs is source j, pairs + j is target j.
struct Candidates {
    TopK ofSource, ofTarget;
    std::int32_t firstForSource, firstForTarget;  // added to a position to get the sentence number

    std::int32_t sentence(bool source, std::int32_t place) const {
        return place < 0 ? -1 : place + (source ? firstForSource : firstForTarget);
    }
};

Candidates searchOpposite(const Matrix& source, const Matrix& target, const NegativeCandidates& c,
                          std::size_t few, Workers& workers) {
    const Sentences rows = sentences(source.data(), c.sourceContent, c.targetContent);
    const Sentences cols = sentences(target.data(), c.targetContent, c.sourceContent);
    auto found = TiledSearch(rows, cols, source.cols(), false).run(few, workers);
    return {std::move(found.rows), std::move(found.cols), static_cast<std::int32_t>(source.rows()), 0};
}

// The symmetric product of all sentences is computed once: its upper half contains every pair of them.
Candidates searchAll(const Matrix& source, const Matrix& target, const NegativeCandidates& c, std::size_t few,
                     Workers& workers) {
    const std::size_t pairs = source.rows();
    Matrix both(2 * pairs, source.cols());
    std::copy_n(source.data(), source.size(), both.data());
    std::copy_n(target.data(), target.size(), both.data() + source.size());
    Sentences all = sentences(both.data(), c.sourceContent, c.targetContent);
    all.content.insert(all.content.end(), c.targetContent.begin(), c.targetContent.end());
    all.partner.insert(all.partner.end(), c.sourceContent.begin(), c.sourceContent.end());
    auto found = TiledSearch(all, all, source.cols(), true).run(few, workers);
    found.rows.takeAll(found.cols);
    TopK ofSource(pairs, few), ofTarget(pairs, few);
    ofSource.takeRange(found.rows, 0);
    ofTarget.takeRange(found.rows, pairs);
    return {std::move(ofSource), std::move(ofTarget), 0, 0};
}

Candidates search(const Matrix& source, const Matrix& target, const NegativeCandidates& c, bool opposite,
                  std::size_t few, Workers& workers) {
    return opposite ? searchOpposite(source, target, c, few, workers)
                    : searchAll(source, target, c, few, workers);
}

}  // namespace

NegativeChoice chooseNegatives(const NegativeCandidates& c, bool opposite, Workers& workers) {
    const Candidates found = search(c.source, c.target, c, opposite, 1, workers);
    NegativeChoice choice;
    for (std::size_t i = 0; i < c.source.rows(); ++i) {
        choice.forSource.push_back(found.sentence(true, found.ofSource.of(i)[0]));
        choice.forTarget.push_back(found.sentence(false, found.ofTarget.of(i)[0]));
        choice.sourceCosine.push_back(found.ofSource.value(i));
        choice.targetCosine.push_back(found.ofTarget.value(i));
    }
    return choice;
}

NegativeChoice chooseNegativesByProjection(const NegativeCandidates& c, const Matrix& projection,
                                           bool opposite, Workers& workers) {
    const std::size_t pairs = c.source.rows();
    Matrix source, target;
    project(c.source, projection, source, workers);
    project(c.target, projection, target, workers);
    const Candidates found = search(source, target, c, opposite, kFew, workers);
    NegativeChoice choice{std::vector<std::int32_t>(pairs, -1), std::vector<std::int32_t>(pairs, -1),
                          std::vector<float>(pairs, kNever), std::vector<float>(pairs, kNever)};
    const auto vector = [&](std::int32_t sentence) {
        const auto s = static_cast<std::size_t>(sentence);
        return s < pairs ? c.source.row(s) : c.target.row(s - pairs);
    };
    workers.forRanges(2 * pairs, 64, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const bool isSource = i < pairs;
            const std::size_t at = isSource ? i : i - pairs;
            std::int32_t& index = isSource ? choice.forSource[at] : choice.forTarget[at];
            float& value = isSource ? choice.sourceCosine[at] : choice.targetCosine[at];
            for (const std::int32_t place : (isSource ? found.ofSource : found.ofTarget).of(at)) {
                const std::int32_t other = found.sentence(isSource, place);
                if (other < 0) break;
                const float cosine = kernels().dot(vector(static_cast<std::int32_t>(i)).data(),
                                                   vector(other).data(), c.source.cols());
                if (cosine > value || (cosine == value && other < index)) {
                    value = cosine;
                    index = other;
                }
            }
        }
    });
    return choice;
}

NegativeChoice chooseNegativesReference(const NegativeCandidates& c, bool opposite) {
    const std::size_t pairs = c.source.rows();
    const auto vector = [&](std::size_t s) { return s < pairs ? c.source.row(s) : c.target.row(s - pairs); };
    const auto content = [&](std::size_t s) {
        return s < pairs ? c.sourceContent[s] : c.targetContent[s - pairs];
    };
    NegativeChoice choice;
    for (std::size_t s = 0; s < 2 * pairs; ++s) {
        const std::size_t partner = s < pairs ? s + pairs : s - pairs;
        TopK best(1, 1);
        for (std::size_t other = 0; other < 2 * pairs; ++other) {
            const bool sameSide = (s < pairs) == (other < pairs);
            if ((opposite && sameSide) || content(other) == content(s) || content(other) == content(partner))
                continue;
            const float cosine =
                referenceKernels().dot(vector(s).data(), vector(other).data(), c.source.cols());
            best.take(0, cosine, static_cast<std::int32_t>(other));
        }
        (s < pairs ? choice.forSource : choice.forTarget).push_back(best.of(0)[0]);
        (s < pairs ? choice.sourceCosine : choice.targetCosine).push_back(best.value(0));
    }
    return choice;
}

}  // namespace paragram
