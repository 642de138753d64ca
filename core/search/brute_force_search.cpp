#include "core/search/brute_force_search.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 4096;  // rows that a thread processes at a time

}  // namespace

NeighbourLists bruteForceSearch(VectorView queries, VectorView corpus, std::size_t k,
                                std::span<const char> allowed, Workers& workers) {
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
