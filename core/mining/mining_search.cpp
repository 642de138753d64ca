#include "core/mining/mining_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/random.h"
#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"
#include "core/search/ann_index.h"

namespace paragram {
namespace {

constexpr double kSaveSeconds = 60;
// Roughly what two cores compute in an hour.
constexpr double kMostProducts = 2e14;
constexpr std::size_t kTrials = 200;
constexpr double kWantedRecall = 0.96;

struct StateHeader {
    std::array<char, 32> key{};
    std::uint64_t version = 2;  // 1: cosines of a matrix product
    std::uint64_t panels = 0, rows = 0, cols = 0, k = 0;
};

StateHeader headerOf(const MiningSearchRequest& request, std::size_t panels) {
    StateHeader header{
        .panels = panels, .rows = request.source.rows, .cols = request.target.rows, .k = request.k};
    std::copy_n(request.key.begin(), std::min(request.key.size(), header.key.size()), header.key.begin());
    return header;
}

template <class T>
void writeAll(std::ofstream& out, std::span<const T> values) {
    out.write(reinterpret_cast<const char*>(values.data()),
              static_cast<std::streamsize>(values.size_bytes()));
}

template <class T>
void readAll(std::ifstream& in, std::span<T> values) {
    in.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(values.size_bytes()));
}

void save(const MiningSearchRequest& request, const PanelSearch& search) {
    AtomicFile target(request.state);
    std::ofstream out(target.temporary(), std::ios::binary);
    const StateHeader header = headerOf(request, search.panelsDone());
    out.write(reinterpret_cast<const char*>(&header), sizeof header);
    for (const NeighbourLists* lists : {&search.found().ofRows, &search.found().ofCols}) {
        writeAll(out, lists->allIndices());
        writeAll(out, lists->allCosines());
    }
    out.close();
    if (!out) throwWriteFailure(request.state);
    sealFile(target.temporary(), request.state);
    target.commit();
}

void takeUp(const MiningSearchRequest& request, PanelSearch& search) {
    if (findBrokenSeal(request.state)) return;  // damaged: it is searched again
    std::ifstream in(request.state, std::ios::binary);
    StateHeader header;
    if (!in.read(reinterpret_cast<char*>(&header), sizeof header)) return;
    const StateHeader wanted = headerOf(request, header.panels);
    if (std::memcmp(&header, &wanted, sizeof header) != 0 || header.panels > search.panels()) return;
    MutualNeighbours found{NeighbourLists(request.source.rows, request.k),
                           NeighbourLists(request.target.rows, request.k)};
    for (NeighbourLists* lists : {&found.ofRows, &found.ofCols}) {
        readAll(in, lists->allIndices());
        readAll(in, lists->allCosines());
    }
    if (in) search.restore(std::move(found), header.panels);
}

Result<MutualNeighbours> searchPanels(const MiningSearchRequest& request, Workers& workers, JobContext& job) {
    PanelSearch search(request.source, request.target, request.k, Directions::both);
    takeUp(request, search);
    Stopwatch sinceSaved;
    while (search.panelsDone() < search.panels()) {
        if (const Result<Nothing> stepped = search.step(workers, job); !stepped) {
            save(request, search);
            return stepped.error();
        }
        if (search.panelsDone() < search.panels() && sinceSaved.seconds() > kSaveSeconds) {
            save(request, search);
            sinceSaved = Stopwatch();
        }
    }
    return search.found();
}

// Each rank compares its share of the sources with all targets.
Result<MutualNeighbours> searchExactly(const MiningSearchRequest& request, Workers& workers,
                                       JobContext& job) {
    Communicator& ranks = job.ranks();
    if (ranks.alone()) return searchPanels(request, workers, job);
    const IndexRange own = ranks.share(request.source.rows);
    MiningSearchRequest part = request;
    part.source = request.source.range(own.first, own.size());
    part.state += fmt::format(".{}of{}", ranks.rank() + 1, ranks.size());
    Result<MutualNeighbours> found = onAll(ranks, searchPanels(part, workers, job));
    if (!found) return found;
    for (std::int32_t& source : found->ofCols.allIndices())
        if (source >= 0) source += static_cast<std::int32_t>(own.first);
    found->ofRows = gatherLists(ranks, std::move(found->ofRows), request.source.rows);
    mergeOver(ranks, found->ofCols);
    return found;
}

// From the texts of one side to those of the other.
struct Way {
    VectorView queries, corpus;
    int builder = 0;  // the rank that builds the index
    std::optional<AnnIndex> index;
    int effort = 0;
    double recall = 1;
    NeighbourLists found;
};

Result<Nothing> buildIndex(Way& way, std::size_t k, Workers& workers, JobContext& job) {
    auto index = AnnIndex::build(way.corpus, std::max(IndexKind::ivf, indexKindFor(way.corpus.rows)), job);
    if (!index) return index.error();
    Random random(1);
    Matrix sample(std::min(kTrials, way.queries.rows), way.queries.cols);
    for (std::size_t i = 0; i < sample.rows(); ++i)
        std::ranges::copy(way.queries.row(random.below(way.queries.rows)), sample.row(i).begin());
    const auto exact = findNeighbours(sample, way.corpus, k, Directions::rows, workers, job);
    if (!exact) return exact.error();
    way.recall = index->tune(sample, exact->ofRows, way.corpus, kWantedRecall);
    way.effort = index->effort();
    way.index = std::move(*index);
    return Nothing{};
}

// Ranks that build an index write it, and the others read it.
Result<Nothing> shareIndex(Way& way, const std::filesystem::path& file, Communicator& ranks) {
    if (ranks.alone()) return Nothing{};
    const auto builder = static_cast<std::size_t>(way.builder);
    const bool own = ranks.rank() == way.builder;
    if (own) way.index->write(file);
    way.effort = valuesOfAll(ranks, way.effort)[builder];  // it is there
    way.recall = valuesOfAll(ranks, way.recall)[builder];
    const auto take = [&]() -> Result<Nothing> {
        if (own) return Nothing{};
        Result<AnnIndex> read = AnnIndex::read(file);
        if (!read) return read.error();
        way.index = std::move(*read);
        way.index->setEffort(way.effort);
        return Nothing{};
    };
    const Result<Nothing> taken = checkAll(ranks, take());
    std::error_code code;
    if (own) std::filesystem::remove(file, code);
    return taken;
}

// Each rank searches for every P-th chunk of the queries.
Result<Nothing> searchIndex(Way& way, std::size_t k, Workers& workers, JobContext& job) {
    const VectorView queries = way.queries, corpus = way.corpus;
    way.found = NeighbourLists(queries.rows, k);
    constexpr std::size_t kAtOnce = 4096;
    const auto all = static_cast<std::size_t>(job.ranks().size()),
               rank = static_cast<std::size_t>(job.ranks().rank());
    const Stopwatch watch;
    for (std::size_t at = rank * kAtOnce; at < queries.rows; at += all * kAtOnce) {
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kAtOnce, queries.rows - at);
        const NeighbourLists part = way.index->search(queries.range(at, count), k, corpus);
        std::ranges::copy(part.allIndices(),
                          way.found.allIndices().begin() + static_cast<std::ptrdiff_t>(at * k));
        std::ranges::copy(part.allCosines(),
                          way.found.allCosines().begin() + static_cast<std::ptrdiff_t>(at * k));
        workers.forRanges(count, 256, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = at + first; i < at + last; ++i) way.found.refine(queries, corpus, i);
        });
        const auto total = static_cast<double>(queries.rows),
                   done = std::min(total, static_cast<double>(at + all * kAtOnce));
        const double rate = done / watch.seconds();
        job.report({"Comparing", done, total, "sentences", rate, "sentences", (total - done) / rate});
    }
    return Nothing{};
}

Result<MiningNeighbours> searchApproximately(const MiningSearchRequest& request, Workers& workers,
                                             JobContext& job) {
    Communicator& ranks = job.ranks();
    std::array<Way, 2> ways;
    ways[0].queries = ways[1].corpus = request.source;
    ways[1].queries = ways[0].corpus = request.target;
    ways[1].builder = ranks.size() - 1;
    const auto build = [&]() -> Result<Nothing> {
        for (Way& way : ways) {
            if (way.builder != ranks.rank()) continue;
            if (const Result<Nothing> built = buildIndex(way, request.k, workers, job); !built) return built;
        }
        return Nothing{};
    };
    if (const Result<Nothing> built = checkAll(ranks, build()); !built) return built.error();
    for (Way& way : ways) {
        std::filesystem::path file = request.state;
        file += fmt::format(".{}.faiss", way.builder);
        if (const Result<Nothing> shared = shareIndex(way, file, ranks); !shared) return shared.error();
        const Result<Nothing> searched = checkAll(ranks, searchIndex(way, request.k, workers, job));
        if (!searched) return searched.error();
        way.index.reset();
        mergeOver(ranks, way.found);
    }
    return MiningNeighbours{
        {std::move(ways[0].found), std::move(ways[1].found)}, true, std::min(ways[0].recall, ways[1].recall)};
}

}  // namespace

Result<MiningNeighbours> searchBothWays(const MiningSearchRequest& request, Workers& workers,
                                        JobContext& job) {
    MiningNeighbours neighbours;
    const double products = static_cast<double>(request.source.rows) *
                            static_cast<double>(request.target.rows) *
                            static_cast<double>(request.source.cols);
    neighbours.approximate =
        request.search == SearchMethod::approximate ||
        (request.search == SearchMethod::automatic && products > kMostProducts * job.ranks().size());
    if (!neighbours.approximate) {
        Result<MutualNeighbours> found = searchExactly(request, workers, job);
        if (!found) return found.error();
        neighbours.found = std::move(*found);
        return neighbours;
    }
    return searchApproximately(request, workers, job);
}

}  // namespace paragram
