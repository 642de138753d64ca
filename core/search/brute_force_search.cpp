#include "core/search/brute_force_search.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 4 * ProductScreen::kCols;  // rows that a thread processes at a time

// The same search where a screen says which rows are worth a comparison.
NeighbourLists screenedSearch(VectorView queries, VectorView corpus, std::size_t k,
                              std::span<const char> allowed, Workers& workers, const ProductScreen& screen) {
    const auto threads = static_cast<std::size_t>(workers.count());
    std::vector<NeighbourLists> ofThread(threads, NeighbourLists(queries.rows, k));
    std::vector<ProductScreen::Block> blocks(threads, ProductScreen::Block(screen));
    for (ProductScreen::Block& block : blocks) block.open(queries);
    workers.forEach((corpus.rows + kShare - 1) / kShare, [&](std::size_t share, int worker) {
        NeighbourLists& lists = ofThread[static_cast<std::size_t>(worker)];
        std::vector<float> floors(queries.rows);
        for (std::size_t q = 0; q < queries.rows; ++q) floors[q] = lists.kthBest(q);
        const auto compare = [&](std::size_t q, std::size_t row) {
            if (!allowed.empty() && allowed[row] == 0) return;
            const float cosine = kernels().dot(queries.row(q).data(), corpus.row(row).data(), corpus.cols);
            lists.insert(q, cosine, static_cast<std::int32_t>(row));
            floors[q] = lists.kthBest(q);
        };
        const std::size_t last = std::min(corpus.rows, (share + 1) * kShare);
        for (std::size_t row = share * kShare; row < last; row += ProductScreen::kCols)
            blocks[static_cast<std::size_t>(worker)].visit(row, floors.data(), nullptr, compare);
    });
    for (std::size_t t = 1; t < threads; ++t) ofThread[0].merge(ofThread[t]);
    return std::move(ofThread[0]);
}

}  // namespace

NeighbourLists bruteForceSearch(VectorView queries, VectorView corpus, std::size_t k,
                                std::span<const char> allowed, Workers& workers,
                                const ProductScreen* screen) {
    if (screen && queries.rows <= ProductScreen::kRows)
        return screenedSearch(queries, corpus, k, allowed, workers, *screen);
    std::vector<NeighbourLists> ofThread(static_cast<std::size_t>(workers.count()),
                                         NeighbourLists(queries.rows, k));
    workers.forEach((corpus.rows + kShare - 1) / kShare, [&](std::size_t share, int worker) {
        NeighbourLists& lists = ofThread[static_cast<std::size_t>(worker)];
        const std::size_t last = std::min(corpus.rows, (share + 1) * kShare);
        for (std::size_t row = share * kShare; row < last; ++row) {
            if (!allowed.empty() && allowed[row] == 0) continue;
            for (std::size_t q = 0; q < queries.rows; ++q) {
                const float cosine =
                    kernels().dot(queries.row(q).data(), corpus.row(row).data(), corpus.cols);
                if (cosine > lists.kthBest(q)) lists.insert(q, cosine, static_cast<std::int32_t>(row));
            }
        }
    });
    for (std::size_t t = 1; t < ofThread.size(); ++t) ofThread[0].merge(ofThread[t]);
    return std::move(ofThread[0]);
}

Result<NeighbourLists> rankAll(VectorView queries, VectorView corpus, std::size_t k,
                               std::span<const char> allowed, Workers& workers, const JobContext& job) {
    NeighbourLists lists(queries.rows, k);
    workers.forEach(queries.rows, [&](std::size_t q, int) {
        if (job.shouldStop()) return;
        std::vector<std::pair<float, std::int32_t>> all;
        all.reserve(corpus.rows);
        for (std::size_t row = 0; row < corpus.rows; ++row) {
            if (!allowed.empty() && allowed[row] == 0) continue;
            all.emplace_back(kernels().dot(queries.row(q).data(), corpus.row(row).data(), corpus.cols),
                             static_cast<std::int32_t>(row));
        }
        const auto better = [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        };
        const std::size_t kept = std::min(k, all.size());
        std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(kept), better);
        for (std::size_t n = 0; n < kept; ++n) {
            lists.allCosines()[q * k + n] = all[n].first;
            lists.allIndices()[q * k + n] = all[n].second;
        }
    });
    if (job.shouldStop()) return Stopped{};
    return lists;
}

}  // namespace paragram
