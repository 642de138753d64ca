#include "core/mining/mining_search.h"

#include <fmt/format.h>

#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"
#include "core/mining/approximate_search.h"
#include "core/mining/search_state.h"

namespace paragram {
namespace {

constexpr double kSaveSeconds = 60;
// Roughly what two cores compute in an hour.
constexpr double kMostProducts = 2e14;

SearchState stateOf(const MiningSearchRequest& request) {
    return {request.key, request.source.rows, request.target.rows, request.k};
}

void save(const MiningSearchRequest& request, const PanelSearch& search) {
    saveFound(request.state, stateOf(request), search.panelsDone(),
              {&search.found().ofRows, &search.found().ofCols});
}

void takeUp(const MiningSearchRequest& request, PanelSearch& search) {
    MutualNeighbours found{NeighbourLists(request.source.rows, request.k),
                           NeighbourLists(request.target.rows, request.k)};
    const auto panels = readFound(request.state, stateOf(request), {&found.ofRows, &found.ofCols});
    if (panels && *panels <= search.panels()) search.restore(std::move(found), *panels);
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
        const Stopwatch watch;
        Result<MutualNeighbours> found = searchExactly(request, workers, job);
        if (!found) return found.error();
        neighbours.found = std::move(*found);
        neighbours.stages.search = watch.seconds();
        return neighbours;
    }
    return searchApproximately(request, workers, job);
}

}  // namespace paragram
