#include "core/search/near_duplicates.h"

#include <algorithm>
#include <numeric>

#include "core/search/ann_index.h"
#include "core/search/exact_search.h"

namespace paragram {
namespace {

constexpr std::size_t kNeighbours = 9;  // including itself; chains connect larger groups
constexpr std::size_t kAtOnce = 8192;

std::int32_t rootOf(std::vector<std::int32_t>& parent, std::int32_t line) {
    while (parent[static_cast<std::size_t>(line)] != line) {
        auto& up = parent[static_cast<std::size_t>(line)];
        up = parent[static_cast<std::size_t>(up)];
        line = up;
    }
    return line;
}

}  // namespace

Result<std::vector<std::vector<std::int32_t>>> nearDuplicates(VectorView vectors, double threshold,
                                                              Workers& workers, const JobContext& job) {
    std::vector<std::int32_t> parent(vectors.rows);
    std::iota(parent.begin(), parent.end(), 0);
    std::optional<AnnIndex> ann;
    if (vectors.rows > kMostCompared) {
        Result<AnnIndex> built = AnnIndex::build(vectors, indexKindFor(vectors.rows), workers, job);
        if (!built) return built.error();
        ann = std::move(*built);
        ann->setEffort(16);
    }
    for (std::size_t at = 0; at < vectors.rows; at += kAtOnce) {
        const VectorView part = vectors.range(at, std::min(kAtOnce, vectors.rows - at));
        JobContext quiet;
        quiet.stop = job.stop;
        quiet.gate = job.gate;
        if (job.shouldStop()) return Stopped{};
        const Result<MutualNeighbours> found =
            ann ? MutualNeighbours{ann->search(part, kNeighbours, vectors, workers), {}}
                : findNeighbours(part, vectors, kNeighbours, Directions::rows, workers, quiet);
        if (!found) return found.error();
        for (std::size_t i = 0; i < part.rows; ++i) {
            for (std::size_t n = 0; n < found->ofRows.count(i); ++n) {
                if (found->ofRows.cosines(i)[n] < threshold) break;
                const auto own = static_cast<std::int32_t>(at + i);
                const std::int32_t a = rootOf(parent, own), b = rootOf(parent, found->ofRows.indices(i)[n]);
                parent[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
            }
        }
        job.report({"Comparing", static_cast<double>(at + part.rows), static_cast<double>(vectors.rows),
                    "sentences", 0, "", -1});
    }
    std::vector<std::vector<std::int32_t>> groups(vectors.rows);
    for (std::size_t i = 0; i < parent.size(); ++i) {
        const auto line = static_cast<std::int32_t>(i);
        groups[static_cast<std::size_t>(rootOf(parent, line))].push_back(line);
    }
    std::erase_if(groups, [](const auto& group) { return group.size() < 2; });
    std::ranges::stable_sort(groups, [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return groups;
}

}  // namespace paragram
