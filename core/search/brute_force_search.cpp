#include "core/search/brute_force_search.h"

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

}  // namespace paragram
