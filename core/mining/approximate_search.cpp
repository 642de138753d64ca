#include "core/mining/approximate_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <utility>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"
#include "core/mining/search_state.h"
#include "core/search/divided_index.h"
#include "core/search/exact_search.h"

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
    int trainer = 0;  // the rank that finds the centres of the index
    std::optional<DividedIndex> index{};
    double recall = 1;
    NeighbourLists found{};

    fs::path fileOf(const Communicator& ranks, const char* ending) const {
        const std::string whose = ranks.alone() ? "" : fmt::format(".{}of{}", ranks.rank() + 1, ranks.size());
        return place.string() + whose + ending;
    }
    fs::path indexFile(const Communicator& ranks) const { return fileOf(ranks, ".faiss"); }
    // Written after the index: the key of its search, the effort and the recall.
    fs::path keyFile(const Communicator& ranks) const { return fileOf(ranks, ".key"); }
    fs::path foundFile(const Communicator& ranks) const { return fileOf(ranks, ""); }
};

// This rank's part of an index that an earlier start of the same search has written.
bool takePart(Way& way, Communicator& ranks) {
    const Result<std::string> text = readFile(way.keyFile(ranks));
    if (!text || !text->starts_with(way.key + ' ')) return false;
    std::istringstream rest(text->substr(way.key.size()));
    int effort = 0;
    if (!(rest >> effort >> way.recall)) return false;
    Result<DividedIndex> read = DividedIndex::read(ranks, way.indexFile(ranks));
    if (!read) return false;
    way.index = std::move(*read);
    way.index->setEffort(effort);
    return true;
}

// Whether all ranks have their parts, and these are the whole.
bool takeIndex(Way& way, Communicator& ranks) {
    const bool taken = takePart(way, ranks);
    const bool all = sumOver(ranks, taken ? 1 : 0) == ranks.size();
    if (all && sumOver(ranks, static_cast<double>(way.index->size())) == static_cast<double>(way.corpus.rows))
        return true;
    way.index.reset();
    return false;
}

Result<std::optional<AnnIndex>> trainCentres(const Way& way, Workers& workers, JobContext& job) {
    if (way.trainer != job.ranks().rank()) return std::optional<AnnIndex>();
    Result<AnnIndex> trained = AnnIndex::train(way.corpus, IndexKind::compressed, workers, job);
    if (!trained) return trained.error();
    return std::optional<AnnIndex>(std::move(*trained));
}

// Sets the effort by a sample of the queries, of which all ranks find the exact neighbours in their shares.
Result<Nothing> tune(Way& way, Workers& workers, JobContext& job) {
    Communicator& ranks = job.ranks();
    Random random(1);
    Matrix sample(std::min(kTrials, way.queries.rows), way.queries.cols);
    for (std::size_t i = 0; i < sample.rows(); ++i)
        std::ranges::copy(way.queries.row(random.below(way.queries.rows)), sample.row(i).begin());
    const IndexRange own = ranks.share(way.corpus.rows);
    auto exact = onAll(ranks, findNeighbours(sample, way.corpus.range(own.first, own.size()), way.k,
                                             Directions::rows, workers, job));
    if (!exact) return exact.error();
    for (std::int32_t& place : exact->ofRows.allIndices())
        if (place >= 0) place += static_cast<std::int32_t>(own.first);
    mergeOver(ranks, exact->ofRows);
    const auto setEffort = [&](int effort) {
        way.index->setEffort(effort);
        return way.index->effort();
    };
    const auto search = [&] {
        NeighbourLists found = way.index->search(sample, way.k, way.corpus, workers);
        mergeOver(ranks, found);
        return found;
    };
    way.recall = tuneEffort(setEffort, search, exact->ofRows, kWantedRecall);
    return Nothing{};
}

Result<Nothing> buildIndex(Way& way, std::optional<AnnIndex> trained, Workers& workers, JobContext& job) {
    Communicator& ranks = job.ranks();
    std::error_code ignored;
    fs::remove(way.keyFile(ranks), ignored);
    way.index.emplace(ranks, way.trainer, std::move(trained));
    if (const Result<Nothing> added = way.index->add(way.corpus, workers, job); !added) return added;
    if (const Result<Nothing> tuned = tune(way, workers, job); !tuned) return tuned;
    way.index->write(way.indexFile(ranks));
    writeFileAtomically(way.keyFile(ranks),
                        fmt::format("{} {} {}\n", way.key, way.index->effort(), way.recall));
    return Nothing{};
}

// All ranks search their lists for each chunk of the queries; a rank keeps the neighbours of its share.
Result<Nothing> searchIndex(Way& way, Workers& workers, JobContext& job) {
    const VectorView queries = way.queries, corpus = way.corpus;
    Communicator& ranks = job.ranks();
    const SearchState state{way.key, queries.rows, corpus.rows, way.k};
    const fs::path file = way.foundFile(ranks);
    way.found = NeighbourLists(queries.rows, way.k);
    // Ranks that were killed may have saved different chunks.
    std::size_t first = queries.rows;
    for (const std::uint64_t done :
         valuesOfAll<std::uint64_t>(ranks, readFound(file, state, {&way.found}).value_or(0)))
        first = std::min<std::size_t>(first, done);
    const Stopwatch watch;
    Stopwatch sinceSaved;
    std::size_t saved = first;
    for (std::size_t at = first; at < queries.rows; at += kAtOnce) {
        const bool stop = sumOver(ranks, job.shouldStop() ? 1 : 0) > 0;
        if (at > saved && (stop || sinceSaved.seconds() > kSaveSeconds)) {
            saveFound(file, state, saved = at, {&way.found});
            sinceSaved = Stopwatch();
        }
        if (stop) return Stopped{};
        const std::size_t count = std::min(kAtOnce, queries.rows - at);
        const NeighbourLists part = way.index->search(queries.range(at, count), way.k, corpus, workers);
        const auto begin = static_cast<std::ptrdiff_t>(at * way.k);
        std::ranges::copy(part.allIndices(), way.found.allIndices().begin() + begin);
        std::ranges::copy(part.allCosines(), way.found.allCosines().begin() + begin);
        const auto total = static_cast<double>(queries.rows), done = static_cast<double>(at + count);
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
        ways[i].trainer = i == 0 ? 0 : ranks.size() - 1;
    }
    std::array<bool, 2> built{};
    std::array<std::optional<AnnIndex>, 2> centres;  // of both ways at the same time, on several ranks
    const auto train = [&]() -> Result<Nothing> {
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (built[i]) continue;
            auto trained = trainCentres(ways[i], workers, job);
            if (!trained) return trained.error();
            centres[i] = std::move(*trained);
        }
        return Nothing{};
    };
    for (std::size_t i = 0; i < ways.size(); ++i) built[i] = takeIndex(ways[i], ranks);
    MiningStages stages;
    Stopwatch watch;
    if (const Result<Nothing> trained = checkAll(ranks, train()); !trained) return trained.error();
    stages.centres = std::exchange(watch, {}).seconds();
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (built[i]) continue;
        const auto index = buildIndex(ways[i], std::move(centres[i]), workers, job);
        if (!index) return index.error();
    }
    stages.index = std::exchange(watch, {}).seconds();
    for (Way& way : ways) {
        stages.probes = std::max(stages.probes, way.index->effort());
        if (const Result<Nothing> searched = searchIndex(way, workers, job); !searched)
            return searched.error();
        way.index.reset();
        mergeOver(ranks, way.found);
    }
    stages.search = watch.seconds();
    return MiningNeighbours{{std::move(ways[0].found), std::move(ways[1].found)},
                            true,
                            std::min(ways[0].recall, ways[1].recall),
                            stages};
}

}  // namespace paragram
