#include "core/search/exact_search.h"

#include <cblas.h>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr std::size_t kTileRows = 256;
constexpr std::size_t kTileCols = 1024;
constexpr std::size_t kPanel = 64 * kTileCols;

}  // namespace

// Working memory of one thread.
struct PanelSearch::Tile {
    std::vector<float> cells = std::vector<float>(kTileRows * kTileCols);
    std::vector<std::int32_t> picked = std::vector<std::int32_t>(kTileCols);
    std::vector<float> worst;  // for each column of the panel, as far as this thread knows
};

PanelSearch::PanelSearch(VectorView rows, VectorView cols, std::size_t k, Directions directions)
    : rows_(rows),
      cols_(cols),
      k_(k),
      both_(directions == Directions::both),
      found_{NeighbourLists(rows.rows, k), both_ ? NeighbourLists(cols.rows, k) : NeighbourLists()} {
    openblas_set_num_threads(1);  // tiles are processed by our threads
}

std::size_t PanelSearch::panelSize() {
    return kPanel;
}

std::size_t PanelSearch::panels() const {
    return (cols_.rows + kPanel - 1) / kPanel;
}

void PanelSearch::restore(MutualNeighbours found, std::size_t panelsDone) {
    found_ = std::move(found);
    done_ = panelsDone;
}

void PanelSearch::searchTile(std::size_t firstRow, std::size_t firstCol, std::size_t panelStart, Tile& tile,
                             NeighbourLists& ofRows, NeighbourLists& ofCols) const {
    const std::size_t rows = std::min(kTileRows, rows_.rows - firstRow);
    const std::size_t cols = std::min(kTileCols, cols_.rows - firstCol);
    const auto d = static_cast<int>(rows_.cols);
    float* cells = tile.cells.data();
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(rows), static_cast<int>(cols), d,
                1.0F, rows_.data + firstRow * rows_.cols, d, cols_.data + firstCol * cols_.cols, d, 0.0F,
                cells, static_cast<int>(cols));
    for (std::size_t i = 0; i < rows; ++i) {
        const float* row = cells + i * cols;
        const std::size_t picked =
            kernels().pickAbove(row, ofRows.kthBest(firstRow + i), cols, tile.picked.data());
        for (std::size_t p = 0; p < picked; ++p) {
            const std::int32_t j = tile.picked[p];
            ofRows.insert(firstRow + i, row[j], static_cast<std::int32_t>(firstCol) + j);
        }
    }
    if (!both_) return;
    const std::size_t offset = firstCol - panelStart;
    float* worst = tile.worst.data() + offset;
    for (std::size_t i = 0; i < rows; ++i) {
        const float* row = cells + i * cols;
        const std::size_t picked = kernels().pickAboveEach(row, worst, cols, tile.picked.data());
        for (std::size_t p = 0; p < picked; ++p) {
            const auto j = static_cast<std::size_t>(tile.picked[p]);
            ofCols.insert(offset + j, row[j], static_cast<std::int32_t>(firstRow + i));
            worst[j] = ofCols.kthBest(offset + j);
        }
    }
}

Result<Nothing> PanelSearch::step(Workers& workers, const JobContext& job) {
    const std::size_t panelStart = done_ * kPanel;
    const std::size_t panelCols = std::min(kPanel, cols_.rows - panelStart);
    const auto threads = static_cast<std::size_t>(workers.count());
    // A stopped step leaves no trace, so the lists of rows are changed in a copy. Those of the columns start
    // empty for every thread.
    NeighbourLists ofRows = found_.ofRows;
    const NeighbourLists none(both_ ? panelCols : 0, k_);
    std::vector<NeighbourLists> ofCols(threads, none);
    std::vector<Tile> tiles(threads);
    for (Tile& tile : tiles)
        tile.worst.assign(none.allCosines().size() / k_, none.size() > 0 ? none.kthBest(0) : 0);
    const std::size_t blocks = (rows_.rows + kTileRows - 1) / kTileRows;
    std::atomic<bool> stopped = false;
    std::atomic<std::size_t> blocksDone = 0;
    const Stopwatch watch;
    workers.forEach(blocks, [&](std::size_t block, int worker) {
        if (stopped || job.shouldStop()) {
            stopped = true;
            return;
        }
        const auto w = static_cast<std::size_t>(worker);
        for (std::size_t col = panelStart; col < panelStart + panelCols && !job.stop.stop_requested();
             col += kTileCols) {
            searchTile(block * kTileRows, col, panelStart, tiles[w], ofRows, ofCols[w]);
        }
        const std::size_t finished = ++blocksDone;
        if (worker != 0) return;
        const double share = static_cast<double>(finished) / static_cast<double>(blocks);
        const double total = static_cast<double>(cols_.rows);
        const double now = share * static_cast<double>(panelCols), rate = now / watch.seconds();
        const double done = static_cast<double>(panelStart) + now;
        job.report({"Comparing", done, total, "sentences", rate, "sentences", (total - done) / rate});
    });
    if (stopped || job.stop.stop_requested()) return Stopped{};
    found_.ofRows = std::move(ofRows);
    if (both_) {
        for (std::size_t t = 1; t < threads; ++t) ofCols[0].merge(ofCols[t]);
        const auto at = static_cast<std::ptrdiff_t>(panelStart * k_);
        std::ranges::copy(ofCols[0].allIndices(), found_.ofCols.allIndices().begin() + at);
        std::ranges::copy(ofCols[0].allCosines(), found_.ofCols.allCosines().begin() + at);
    }
    ++done_;
    return Nothing{};
}

MutualNeighbours PanelSearch::finish(Workers& workers) {
    const auto refine = [&](NeighbourLists& lists, VectorView own, VectorView others) {
        workers.forRanges(lists.size(), 256, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) lists.refine(own, others, i);
        });
    };
    refine(found_.ofRows, rows_, cols_);
    refine(found_.ofCols, cols_, rows_);
    return std::move(found_);
}

Result<MutualNeighbours> findNeighbours(VectorView rows, VectorView cols, std::size_t k,
                                        Directions directions, Workers& workers, const JobContext& job) {
    PanelSearch search(rows, cols, k, directions);
    while (search.panelsDone() < search.panels()) {
        const Result<Nothing> stepped = search.step(workers, job);
        if (!stepped) return stepped.error();
    }
    return search.finish(workers);
}

MutualNeighbours findNeighboursPlain(VectorView rows, VectorView cols, std::size_t k, Directions directions) {
    const bool both = directions == Directions::both;
    MutualNeighbours found{NeighbourLists(rows.rows, k),
                           both ? NeighbourLists(cols.rows, k) : NeighbourLists()};
    for (std::size_t i = 0; i < rows.rows; ++i) {
        for (std::size_t j = 0; j < cols.rows; ++j) {
            const float cosine = referenceKernels().dot(rows.row(i).data(), cols.row(j).data(), rows.cols);
            found.ofRows.insert(i, cosine, static_cast<std::int32_t>(j));
            if (both) found.ofCols.insert(j, cosine, static_cast<std::int32_t>(i));
        }
    }
    return found;
}

Result<Nothing> checkVectors(VectorView vectors, const std::string& name) {
    for (std::size_t i = 0; i < vectors.rows; ++i) {
        for (const float value : vectors.row(i)) {
            if (std::isfinite(value)) continue;
            return Error{fmt::format("{}: vector {}", name, i + 1), "not a number", "finite numbers",
                         "create the vectors again; a model with such vectors must be trained again"};
        }
    }
    return Nothing{};
}

void normaliseRows(Matrix& vectors) {
    for (std::size_t i = 0; i < vectors.rows(); ++i) {
        double squares = 0;
        for (const float value : vectors.row(i)) squares += static_cast<double>(value) * value;
        if (squares == 0) continue;
        const auto scale = static_cast<float>(1 / std::sqrt(squares));
        for (float& value : vectors.row(i)) value *= scale;
    }
}

}  // namespace paragram
