#include "core/training/hard_negatives.h"

#include <cblas.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/base/kernels.h"

namespace paragram {
namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();
constexpr std::size_t kTileRows = 256;
constexpr std::size_t kTileCols = 512;

// One side of the product: vectors with their texts and those of their partners.
struct Sentences {
    const float* vectors;
    std::vector<std::uint64_t> content, partner;
    std::size_t size() const { return content.size(); }
};

struct Best {
    std::vector<std::int32_t> index;
    std::vector<float> value;
    explicit Best(std::size_t size = 0) : index(size, -1), value(size, kNever) {}

    void take(std::size_t at, float candidate, std::int32_t from) {
        if (candidate > value[at] || (candidate == value[at] && candidate > kNever && from < index[at])) {
            value[at] = candidate;
            index[at] = from;
        }
    }
};

// Where each text stands in a side, so that a row's forbidden columns are a look-up.
class Places {
  public:
    explicit Places(const std::vector<std::uint64_t>& content) : content_(content), order_(content.size()) {
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

// For each sentence of one side, the places on the other side it may not choose.
struct Forbidden {
    std::vector<std::span<const std::int32_t>> own, partner;

    Forbidden(const Sentences& side, const Places& other) {
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

// Best column of each row and best row of each column of rows x cols^T, from one product in tiles.
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
          colForbids_(cols, rowPlaces_),
          bestOfRow_(rows.size()) {}

    void run(Workers& workers, Best& rowResult, Best& colResult) {
        std::vector<Best> bestOfCol(static_cast<std::size_t>(workers.count()), Best(cols_.size()));
        std::vector<std::vector<float>> tiles(bestOfCol.size(), std::vector<float>(kTileRows * kTileCols));
        workers.forEach((rows_.size() + kTileRows - 1) / kTileRows, [&](std::size_t block, int worker) {
            const auto w = static_cast<std::size_t>(worker);
            const std::size_t firstRow = block * kTileRows;
            // A side against itself: cells below the diagonal repeat those above.
            const std::size_t begin = sameSide_ ? firstRow / kTileCols * kTileCols : 0;
            for (std::size_t col = begin; col < cols_.size(); col += kTileCols) {
                searchTile(firstRow, col, tiles[w].data(), bestOfCol[w]);
            }
        });
        colResult = Best(cols_.size());
        for (const Best& part : bestOfCol) {
            for (std::size_t j = 0; j < cols_.size(); ++j) colResult.take(j, part.value[j], part.index[j]);
        }
        rowResult = std::move(bestOfRow_);
    }

  private:
    void searchTile(std::size_t firstRow, std::size_t firstCol, float* tile, Best& bestOfCol) {
        const std::size_t rows = std::min(kTileRows, rows_.size() - firstRow);
        const std::size_t cols = std::min(kTileCols, cols_.size() - firstCol);
        const auto d = static_cast<int>(dimension_);
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(rows), static_cast<int>(cols),
                    d, 1.0F, rows_.vectors + firstRow * dimension_, d, cols_.vectors + firstCol * dimension_,
                    d, 0.0F, tile, static_cast<int>(cols));
        std::vector<std::pair<float*, float>> hidden;
        for (std::size_t i = 0; i < rows; ++i) {
            float* row = tile + i * cols;
            hidden.clear();
            rowForbids_.each(firstRow + i, firstCol, firstCol + cols, [&](std::size_t j) {
                hidden.emplace_back(row + (j - firstCol), row[j - firstCol]);
                row[j - firstCol] = kNever;
            });
            const std::size_t best = kernels().argMax(row, cols);
            bestOfRow_.take(firstRow + i, row[best], static_cast<std::int32_t>(firstCol + best));
            for (auto hiddenCell = hidden.rbegin(); hiddenCell != hidden.rend(); ++hiddenCell) {
                *hiddenCell->first = hiddenCell->second;
            }
        }
        for (std::size_t j = 0; j < cols; ++j) {
            colForbids_.each(firstCol + j, firstRow, firstRow + rows,
                             [&](std::size_t i) { tile[(i - firstRow) * cols + j] = kNever; });
        }
        for (std::size_t i = 0; i < rows; ++i) {
            kernels().keepLarger(bestOfCol.value.data() + firstCol, bestOfCol.index.data() + firstCol,
                                 tile + i * cols, static_cast<std::int32_t>(firstRow + i), cols);
        }
    }

    const Sentences& rows_;
    const Sentences& cols_;
    std::size_t dimension_;
    bool sameSide_;
    Places rowPlaces_, colPlaces_;
    Forbidden rowForbids_, colForbids_;
    Best bestOfRow_;  // blocks of rows belong to one worker each
};

Sentences sentences(const float* vectors, std::span<const std::uint64_t> content,
                    std::span<const std::uint64_t> partner) {
    return {vectors, {content.begin(), content.end()}, {partner.begin(), partner.end()}};
}

void removeUnchosen(std::vector<std::int32_t>& index, const std::vector<float>& value) {
    for (std::size_t i = 0; i < index.size(); ++i) {
        if (!(value[i] > kNever)) index[i] = -1;
    }
}

NegativeChoice chooseOpposite(const NegativeCandidates& c, Workers& workers) {
    const auto pairs = static_cast<std::int32_t>(c.source.rows());
    const Sentences source = sentences(c.source.data(), c.sourceContent, c.targetContent);
    const Sentences target = sentences(c.target.data(), c.targetContent, c.sourceContent);
    Best rows, cols;
    TiledSearch(source, target, c.source.cols(), false).run(workers, rows, cols);
    removeUnchosen(rows.index, rows.value);
    removeUnchosen(cols.index, cols.value);
    for (std::int32_t& index : rows.index) index = index < 0 ? -1 : index + pairs;
    return {std::move(rows.index), std::move(cols.index), std::move(rows.value), std::move(cols.value)};
}

NegativeChoice chooseAny(const NegativeCandidates& c, Workers& workers) {
    const std::size_t pairs = c.source.rows();
    Matrix both(2 * pairs, c.source.cols());
    std::copy_n(c.source.data(), c.source.size(), both.data());
    std::copy_n(c.target.data(), c.target.size(), both.data() + c.source.size());
    Sentences all = sentences(both.data(), c.sourceContent, c.targetContent);
    all.content.insert(all.content.end(), c.targetContent.begin(), c.targetContent.end());
    all.partner.insert(all.partner.end(), c.sourceContent.begin(), c.sourceContent.end());
    Best rows, cols;
    TiledSearch(all, all, c.source.cols(), true).run(workers, rows, cols);
    for (std::size_t i = 0; i < rows.index.size(); ++i) rows.take(i, cols.value[i], cols.index[i]);
    removeUnchosen(rows.index, rows.value);
    const auto half = static_cast<std::ptrdiff_t>(pairs);
    return {{rows.index.begin(), rows.index.begin() + half},
            {rows.index.begin() + half, rows.index.end()},
            {rows.value.begin(), rows.value.begin() + half},
            {rows.value.begin() + half, rows.value.end()}};
}

}  // namespace

NegativeChoice chooseNegatives(const NegativeCandidates& candidates, bool opposite, Workers& workers) {
    return opposite ? chooseOpposite(candidates, workers) : chooseAny(candidates, workers);
}

NegativeChoice chooseNegativesPlainly(const NegativeCandidates& c, bool opposite) {
    const std::size_t pairs = c.source.rows();
    const auto vector = [&](std::size_t s) { return s < pairs ? c.source.row(s) : c.target.row(s - pairs); };
    const auto content = [&](std::size_t s) {
        return s < pairs ? c.sourceContent[s] : c.targetContent[s - pairs];
    };
    NegativeChoice choice;
    for (std::size_t s = 0; s < 2 * pairs; ++s) {
        const std::size_t partner = s < pairs ? s + pairs : s - pairs;
        Best best(1);
        for (std::size_t other = 0; other < 2 * pairs; ++other) {
            const bool sameSide = (s < pairs) == (other < pairs);
            if ((opposite && sameSide) || content(other) == content(s) || content(other) == content(partner))
                continue;
            const float cosine = plainKernels().dot(vector(s).data(), vector(other).data(), c.source.cols());
            best.take(0, cosine, static_cast<std::int32_t>(other));
        }
        (s < pairs ? choice.forSource : choice.forTarget).push_back(best.index[0]);
        (s < pairs ? choice.sourceCosine : choice.targetCosine).push_back(best.value[0]);
    }
    return choice;
}

}  // namespace paragram
