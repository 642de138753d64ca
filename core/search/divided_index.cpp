#include "core/search/divided_index.h"

#include <algorithm>

#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr std::size_t kAtOnce = 20'000;  // vectors

// A vector and the list that it belongs to.
struct Placed {
    std::int32_t number, list;
};

// For each rank the vectors of these rows that belong to its lists, in their order.
Result<std::vector<std::vector<Placed>>> placesOf(const AnnIndex& index, VectorView vectors, IndexRange rows,
                                                  std::size_t ranks, Workers& workers,
                                                  const JobContext& job) {
    std::vector<std::vector<Placed>> places(ranks);
    for (std::size_t at = rows.first; at < rows.last; at += kAtOnce) {
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kAtOnce, rows.last - at);
        const NeighbourLists nearest = index.nearestLists(vectors.range(at, count), 1, workers);
        for (std::size_t i = 0; i < count; ++i) {
            const std::int32_t list = std::max(0, nearest.indices(i)[0]);
            places[static_cast<std::size_t>(list) % ranks].push_back(
                {static_cast<std::int32_t>(at + i), list});
        }
    }
    return places;
}

Result<Nothing> addPlaced(AnnIndex& index, VectorView vectors, std::span<const Placed> placed,
                          const JobContext& job) {
    const Stopwatch watch;
    Matrix part;
    std::vector<std::int64_t> numbers, lists;
    for (std::size_t at = 0; at < placed.size(); at += kAtOnce) {
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kAtOnce, placed.size() - at);
        part.resize(count, vectors.cols);
        numbers.clear();
        lists.clear();
        for (std::size_t i = 0; i < count; ++i) {
            const Placed& one = placed[at + i];
            std::ranges::copy(vectors.row(static_cast<std::size_t>(one.number)), part.row(i).begin());
            numbers.push_back(one.number);
            lists.push_back(one.list);
        }
        index.addToLists(part, numbers, lists);
        const auto done = static_cast<double>(at + count), total = static_cast<double>(placed.size());
        const double rate = done / watch.seconds();
        job.report(
            {"Building the index", done, total, "sentences", rate, "sentences", (total - done) / rate});
    }
    return Nothing{};
}

}  // namespace

DividedIndex::DividedIndex(Communicator& ranks, AnnIndex index) : ranks_(&ranks), index_(std::move(index)) {}

DividedIndex::DividedIndex(Communicator& ranks, int trainer, std::optional<AnnIndex> trained)
    : ranks_(&ranks),
      index_(ranks.alone()
                 ? std::move(*trained)
                 : AnnIndex::fromBytes(textOf(ranks, trainer, trained ? trained->bytes() : std::string()))) {}

Result<DividedIndex> DividedIndex::read(Communicator& ranks, const std::filesystem::path& file) {
    Result<AnnIndex> index = AnnIndex::read(file);
    if (!index) return index.error();
    return DividedIndex(ranks, std::move(*index));
}

Result<Nothing> DividedIndex::add(VectorView vectors, Workers& workers, const JobContext& job) {
    const auto all = static_cast<std::size_t>(ranks_->size());
    auto places = onAll(*ranks_, placesOf(index_, vectors, ranks_->share(vectors.rows), all, workers, job));
    if (!places) return places.error();
    Parcels out, in;
    for (const auto& some : *places) out.add(std::span<const Placed>(some));
    *places = {};
    ranks_->exchange(out, in);
    std::vector<Placed> own;  // ascending, because the ranks' shares are
    for (std::size_t r = 0; r < all; ++r) {
        const std::vector<Placed> some = in.values<Placed>(r);
        own.insert(own.end(), some.begin(), some.end());
    }
    return checkAll(*ranks_, addPlaced(index_, vectors, own, job));
}

NeighbourLists DividedIndex::search(VectorView queries, std::size_t k, VectorView vectors,
                                    Workers& workers) const {
    const IndexRange own = ranks_->share(queries.rows);
    const auto probes = static_cast<std::size_t>(effort());
    NeighbourLists nearest = gatherLists(
        *ranks_, index_.nearestLists(queries.range(own.first, own.size()), probes, workers), queries.rows);
    for (std::int32_t& list : nearest.allIndices())
        if (list >= 0 && list % ranks_->size() != ranks_->rank()) list = -1;
    NeighbourLists candidates = index_.searchLists(queries, nearest, index_.candidates(k), workers);
    mergeShares(*ranks_, candidates);
    return bestOf(candidates, queries, own, k, vectors, workers);
}

}  // namespace paragram
