#include "core/mining/approximate_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"
#include "core/mining/search_state.h"
#include "core/search/ann_index.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr double kSaveSeconds = 60;
constexpr std::size_t kTrials = 200;
constexpr double kWantedRecall = 0.96;
constexpr std::size_t kAtOnce = 4096;  // queries

// From the texts of one side to those of the other.
struct Way {
    VectorView queries, corpus;
    std::size_t k = 0;
    std::string key;  // of the search
    fs::path place;   // beginning of the names of its files
    int builder = 0;  // the rank that builds the index
    std::optional<AnnIndex> index{};
    int effort = 0;
    double recall = 1;
    NeighbourLists found{};

    fs::path indexFile() const { return place.string() + ".faiss"; }
    // Written after the index: the key of its search, the effort and the recall.
    fs::path keyFile() const { return place.string() + ".key"; }
    fs::path foundFile(const Communicator& ranks) const {
        return place.string() + (ranks.alone() ? "" : fmt::format(".{}of{}", ranks.rank() + 1, ranks.size()));
    }
};

// An index that an earlier start of the same search has written.
bool takeIndex(Way& way) {
    const Result<std::string> text = readFile(way.keyFile());
    if (!text || !text->starts_with(way.key + ' ')) return false;
    std::istringstream rest(text->substr(way.key.size()));
    if (!(rest >> way.effort >> way.recall)) return false;
    Result<AnnIndex> read = AnnIndex::read(way.indexFile());
    if (!read || read->size() != way.corpus.rows) return false;
    way.index = std::move(*read);
    way.index->setEffort(way.effort);
    return true;
}

Result<Nothing> buildIndex(Way& way, Workers& workers, JobContext& job) {
    if (takeIndex(way)) return Nothing{};
    std::error_code ignored;
    fs::remove(way.keyFile(), ignored);
    auto index = AnnIndex::build(way.corpus, std::max(IndexKind::ivf, indexKindFor(way.corpus.rows)), job);
    if (!index) return index.error();
    Random random(1);
    Matrix sample(std::min(kTrials, way.queries.rows), way.queries.cols);
    for (std::size_t i = 0; i < sample.rows(); ++i)
        std::ranges::copy(way.queries.row(random.below(way.queries.rows)), sample.row(i).begin());
    const auto exact = findNeighbours(sample, way.corpus, way.k, Directions::rows, workers, job);
    if (!exact) return exact.error();
    way.recall = index->tune(sample, exact->ofRows, way.corpus, kWantedRecall);
    way.effort = index->effort();
    way.index = std::move(*index);
    way.index->write(way.indexFile());
    writeFileAtomically(way.keyFile(), fmt::format("{} {} {}\n", way.key, way.effort, way.recall));
    return Nothing{};
}

// The other ranks read the index that the builder has written.
Result<Nothing> shareIndex(Way& way, Communicator& ranks) {
    if (ranks.alone()) return Nothing{};
    const auto builder = static_cast<std::size_t>(way.builder);
    way.effort = valuesOfAll(ranks, way.effort)[builder];  // it is there
    way.recall = valuesOfAll(ranks, way.recall)[builder];
    const auto take = [&]() -> Result<Nothing> {
        if (ranks.rank() == way.builder) return Nothing{};
        Result<AnnIndex> read = AnnIndex::read(way.indexFile());
        if (!read) return read.error();
        way.index = std::move(*read);
        way.index->setEffort(way.effort);
        return Nothing{};
    };
    return checkAll(ranks, take());
}

// Each rank searches for every P-th chunk of the queries.
Result<Nothing> searchIndex(Way& way, Workers& workers, JobContext& job) {
    const VectorView queries = way.queries, corpus = way.corpus;
    const Communicator& ranks = job.ranks();
    const SearchState state{way.key, queries.rows, corpus.rows, way.k};
    const fs::path file = way.foundFile(ranks);
    way.found = NeighbourLists(queries.rows, way.k);
    const auto all = static_cast<std::size_t>(ranks.size()), rank = static_cast<std::size_t>(ranks.rank());
    const std::size_t first = readFound(file, state, {&way.found}).value_or(rank * kAtOnce);
    const Stopwatch watch;
    Stopwatch sinceSaved;
    std::size_t saved = first;
    for (std::size_t at = first; at < queries.rows; at += all * kAtOnce) {
        const bool stop = job.shouldStop();
        if (at > saved && (stop || sinceSaved.seconds() > kSaveSeconds)) {
            saveFound(file, state, saved = at, {&way.found});
            sinceSaved = Stopwatch();
        }
        if (stop) return Stopped{};
        const std::size_t count = std::min(kAtOnce, queries.rows - at);
        const NeighbourLists part = way.index->search(queries.range(at, count), way.k, corpus);
        const auto begin = static_cast<std::ptrdiff_t>(at * way.k);
        std::ranges::copy(part.allIndices(), way.found.allIndices().begin() + begin);
        std::ranges::copy(part.allCosines(), way.found.allCosines().begin() + begin);
        workers.forRanges(count, 256, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = at + from; i < at + to; ++i) way.found.refine(queries, corpus, i);
        });
        const auto total = static_cast<double>(queries.rows),
                   done = std::min(total, static_cast<double>(at + all * kAtOnce));
        const double rate = (done - static_cast<double>(first)) / watch.seconds();
        job.report({"Comparing", done, total, "sentences", rate, "sentences", (total - done) / rate});
    }
    // For a start that is killed while it searches the other way.
    if (saved < queries.rows) saveFound(file, state, queries.rows, {&way.found});
    return Nothing{};
}

}  // namespace

Result<MiningNeighbours> searchApproximately(const MiningSearchRequest& request, Workers& workers,
                                             JobContext& job) {
    Communicator& ranks = job.ranks();
    std::array<Way, 2> ways;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        ways[i].queries = i == 0 ? request.source : request.target;
        ways[i].corpus = i == 0 ? request.target : request.source;
        ways[i].k = request.k;
        ways[i].key = request.key;
        ways[i].place = request.state.string() + fmt::format(".{}", i);
        ways[i].builder = i == 0 ? 0 : ranks.size() - 1;
    }
    const auto build = [&]() -> Result<Nothing> {
        for (Way& way : ways) {
            if (way.builder != ranks.rank()) continue;
            if (const Result<Nothing> built = buildIndex(way, workers, job); !built) return built;
        }
        return Nothing{};
    };
    if (const Result<Nothing> built = checkAll(ranks, build()); !built) return built.error();
    for (Way& way : ways) {
        if (const Result<Nothing> shared = shareIndex(way, ranks); !shared) return shared.error();
        const Result<Nothing> searched = checkAll(ranks, searchIndex(way, workers, job));
        if (!searched) return searched.error();
        way.index.reset();
        mergeOver(ranks, way.found);
    }
    return MiningNeighbours{
        {std::move(ways[0].found), std::move(ways[1].found)}, true, std::min(ways[0].recall, ways[1].recall)};
}

}  // namespace paragram
