#include "core/search/divided_index.h"

#include <algorithm>

#include "core/base/numeric/kernels.h"
#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr std::size_t kAtOnce = 20'000;   // vectors
constexpr std::size_t kFewQueries = 256;  // for one thread

// A vector and the list that it belongs to.
struct Placed {
    std::int32_t number, list;
};

// For each rank the vectors of these rows that belong to its lists, in their order.
Result<std::vector<std::vector<Placed>>> placesOf(const AnnIndex& index, VectorView vectors, IndexRange rows,
                                                  std::size_t ranks, const JobContext& job) {
    std::vector<std::vector<Placed>> places(ranks);
    for (std::size_t at = rows.first; at < rows.last; at += kAtOnce) {
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kAtOnce, rows.last - at);
        const AnnIndex::NearestLists nearest = index.nearestLists(vectors.range(at, count), 1);
        for (std::size_t i = 0; i < count; ++i) {
            const auto list = static_cast<std::size_t>(std::max<std::int64_t>(0, nearest.lists[i]));
            places[list % ranks].push_back(
                {static_cast<std::int32_t>(at + i), static_cast<std::int32_t>(list)});
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

// Of each query, known to all ranks; a rank finds those of its share.
AnnIndex::NearestLists nearestOfAll(Communicator& ranks, const AnnIndex& index, VectorView queries) {
    if (ranks.alone()) return index.nearestLists(queries);
    const auto each = static_cast<std::size_t>(index.effort());
    AnnIndex::NearestLists all{std::vector<std::int64_t>(queries.rows * each),
                               std::vector<float>(queries.rows * each)};
    const IndexRange own = ranks.share(queries.rows);
    const AnnIndex::NearestLists mine = index.nearestLists(queries.range(own.first, own.size()));
    const auto share = [&](const auto& from, auto& to) {
        std::ranges::copy(from, to.begin() + static_cast<std::ptrdiff_t>(own.first * each));
        std::vector<std::size_t> bounds;
        for (int r = 0; r < ranks.size(); ++r)
            bounds.push_back(ranks.share(queries.rows, r).first * each * sizeof(to[0]));
        bounds.push_back(to.size() * sizeof(to[0]));
        ranks.gather(std::as_writable_bytes(std::span(to)), bounds);
    };
    share(mine.lists, all.lists);
    share(mine.cosines, all.cosines);
    return all;
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

Result<Nothing> DividedIndex::add(VectorView vectors, const JobContext& job) {
    const auto all = static_cast<std::size_t>(ranks_->size());
    auto places = onAll(*ranks_, placesOf(index_, vectors, ranks_->share(vectors.rows), all, job));
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
    AnnIndex::NearestLists nearest = nearestOfAll(*ranks_, index_, queries);
    for (std::int64_t& list : nearest.lists)
        if (list >= 0 && list % ranks_->size() != ranks_->rank()) list = -1;
    NeighbourLists candidates = index_.searchLists(queries, nearest, index_.candidates(k));
    mergeShares(*ranks_, candidates);
    NeighbourLists found(queries.rows, k);
    const IndexRange own = ranks_->share(queries.rows);
    workers.forRanges(own.size(), kFewQueries, [&](std::size_t from, std::size_t to) {
        for (std::size_t i = own.first + from; i < own.first + to; ++i)
            for (const std::int32_t place : candidates.indices(i)) {
                if (place < 0) break;
                const float* vector = vectors.row(static_cast<std::size_t>(place)).data();
                found.insert(i, kernels().dot(queries.row(i).data(), vector, vectors.cols), place);
            }
    });
    return found;
}

}  // namespace paragram
