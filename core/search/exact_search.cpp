#include "core/search/exact_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>

#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();
constexpr std::size_t kPanel = 64 * ProductScreen::kCols;

}  // namespace

PanelSearch::PanelSearch(VectorView rows, VectorView cols, std::size_t k, Directions directions,
                         Screening screening, std::size_t firstCol)
    : rows_(rows),
      cols_(cols),
      k_(k),
      firstCol_(firstCol),
      both_(directions == Directions::both),
      screening_(screening),
      found_{NeighbourLists(rows.rows, k), both_ ? NeighbourLists(cols.rows, k) : NeighbourLists()} {}

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

Result<Nothing> PanelSearch::step(Workers& workers, const JobContext& job) {
    const std::size_t panelStart = done_ * kPanel;
    const std::size_t panelCols = std::min(kPanel, cols_.rows - panelStart);
    const auto threads = static_cast<std::size_t>(workers.count());
    const ProductScreen screen(cols_.range(panelStart, panelCols), rows_.rows, workers, screening_);
    // A stopped step leaves no trace, so the lists of rows are changed in a copy. Those of the columns start
    // empty for every thread.
    NeighbourLists ofRows = found_.ofRows;
    const std::size_t listed = both_ ? panelCols : 0;
    std::vector<NeighbourLists> ofCols(threads, NeighbourLists(listed, k_));
    std::vector<std::vector<float>> colFloors(threads, std::vector<float>(listed, kNever));
    std::vector<ProductScreen::Block> searching(threads, ProductScreen::Block(screen));
    const std::size_t blocks = (rows_.rows + ProductScreen::kRows - 1) / ProductScreen::kRows;
    std::atomic<bool> stopped = false;
    std::atomic<std::size_t> blocksDone = 0;
    const Stopwatch watch;
    workers.forEach(blocks, [&](std::size_t block, int worker) {
        if (stopped || job.shouldStop()) {
            stopped = true;
            return;
        }
        const auto w = static_cast<std::size_t>(worker);
        NeighbourLists& own = ofCols[w];
        float* floors = both_ ? colFloors[w].data() : nullptr;
        const std::size_t firstRow = block * ProductScreen::kRows;
        const VectorView rows = rows_.range(firstRow, std::min(ProductScreen::kRows, rows_.rows - firstRow));
        std::array<float, ProductScreen::kRows> rowFloors;
        for (std::size_t i = 0; i < rows.rows; ++i) rowFloors[i] = ofRows.kthBest(firstRow + i);
        searching[w].open(rows);
        const auto compare = [&](std::size_t i, std::size_t j) {
            const std::size_t row = firstRow + i, col = panelStart + j;
            const float cosine = kernels().dot(rows.row(i).data(), cols_.row(col).data(), cols_.cols);
            ofRows.insert(row, cosine, static_cast<std::int32_t>(firstCol_ + col));
            rowFloors[i] = ofRows.kthBest(row);
            if (!both_) return;
            own.insert(j, cosine, static_cast<std::int32_t>(row));
            floors[j] = own.kthBest(j);
        };
        for (std::size_t j = 0; j < panelCols && !job.stop.stop_requested(); j += ProductScreen::kCols)
            searching[w].visit(j, rowFloors.data(), floors ? floors + j : nullptr, compare);
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

Result<MutualNeighbours> findNeighbours(VectorView rows, VectorView cols, std::size_t k,
                                        Directions directions, Workers& workers, const JobContext& job,
                                        Screening screening) {
    PanelSearch search(rows, cols, k, directions, screening);
    while (search.panelsDone() < search.panels()) {
        const Result<Nothing> stepped = search.step(workers, job);
        if (!stepped) return stepped.error();
    }
    return search.found();
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
