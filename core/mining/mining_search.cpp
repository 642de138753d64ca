#include "core/mining/mining_search.h"

#include "core/base/ranks/communicator.h"
#include "core/base/stopwatch.h"
#include "core/mining/approximate_search.h"
#include "core/mining/ring_search.h"
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
        Result<MutualNeighbours> found =
            job.ranks().alone() ? searchPanels(request, workers, job) : searchInRing(request, workers, job);
        if (!found) return found.error();
        neighbours.found = std::move(*found);
        neighbours.stages.search = watch.seconds();
        return neighbours;
    }
    return searchApproximately(request, workers, job);
}

}  // namespace paragram
