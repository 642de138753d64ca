#include "core/mining/ring_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "core/base/files/file_seal.h"
#include "core/base/ranks/shared_lists.h"
#include "core/base/stopwatch.h"
#include "core/mining/search_state.h"

namespace paragram {
namespace {

constexpr double kSaveSeconds = 60;

// Turn t of round q: a rank has piece q of the targets of the rank t places further on.
class Ring {
  public:
    Ring(Communicator& ranks, VectorView targets, std::size_t bytesOfPiece)
        : ranks_(ranks),
          targets_(targets),
          pieceRows_(std::max<std::size_t>(1, bytesOfPiece / sizeof(float) / targets.cols)) {
        for (int rank = 0; rank < ranks.size(); ++rank)
            rounds_ =
                std::max(rounds_, (ranks.share(targets.rows, rank).size() + pieceRows_ - 1) / pieceRows_);
    }

    std::size_t turns() const { return rounds_ * size(); }
    // The targets that this rank has in a turn.
    IndexRange piece(std::size_t turn) const {
        const auto owner = (static_cast<std::size_t>(ranks_.rank()) + turn % size()) % size();
        const IndexRange share = ranks_.share(targets_.rows, static_cast<int>(owner));
        const std::size_t first = std::min(share.last, share.first + turn / size() * pieceRows_);
        return {first, std::min(share.last, first + pieceRows_)};
    }

    // Brings the vectors of this turn, and starts to send them on. Turns follow each other from the beginning
    // of a round.
    VectorView begin(std::size_t turn) {
        if (turn % size() == 0)
            load(piece(turn));
        else
            std::swap(here_, coming_);
        const int own = ranks_.rank(), all = ranks_.size();
        travels_ = turn % size() + 1 < size();
        if (travels_) {
            here_.addressTo((own + all - 1) % all, all);
            std::vector<std::size_t> sizes(size(), 0);
            sizes[static_cast<std::size_t>((own + 1) % all)] = bytes(piece(turn + 1));
            coming_.reset(sizes);
            ranks_.startExchange(here_, coming_);
        }
        return {reinterpret_cast<const float*>(here_.all().data()), piece(turn).size(), targets_.cols};
    }
    void end() {
        if (travels_) ranks_.finishExchange();
    }

  private:
    std::size_t size() const { return static_cast<std::size_t>(ranks_.size()); }
    std::size_t bytes(IndexRange rows) const { return rows.size() * targets_.cols * sizeof(float); }
    void load(IndexRange rows) {
        here_.reset(std::vector<std::size_t>{bytes(rows)});
        if (rows.size() > 0) std::memcpy(here_.all().data(), targets_.row(rows.first).data(), bytes(rows));
    }

    Communicator& ranks_;
    VectorView targets_;
    std::size_t pieceRows_, rounds_ = 0;
    bool travels_ = false;
    Parcels here_, coming_;
};

class RingSearch {
  public:
    RingSearch(const MiningSearchRequest& request, Workers& workers, JobContext& job,
               std::size_t bytesOfPiece)
        : request_(request),
          workers_(workers),
          job_(job),
          ranks_(job.ranks()),
          own_(ranks_.share(request.source.rows)),
          ring_(ranks_, request.target, bytesOfPiece),
          found_{NeighbourLists(own_.size(), request.k), NeighbourLists(request.target.rows, request.k)} {
        request_.state += fmt::format(".{}of{}", ranks_.rank() + 1, ranks_.size());
    }

    Result<MutualNeighbours> run() {
        done_ = startingTurn();
        Stopwatch sinceSaved;
        for (const std::size_t turns = ring_.turns(); done_ < turns;) {
            const VectorView piece = ring_.begin(done_);
            const Result<Nothing> compared = compare(piece);
            ring_.end();
            if (compared.ok()) ++done_;
            const Turn turn = decide(compared.outcome(), sinceSaved.seconds() > kSaveSeconds);
            if (turn.stop || (turn.save && done_ < turns)) {
                save();
                sinceSaved = Stopwatch();
            }
            if (turn.stop) return Stopped{};
        }
        MutualNeighbours all{gatherLists(ranks_, std::move(found_.ofRows), request_.source.rows),
                             std::move(found_.ofCols)};
        mergeOver(ranks_, all.ofCols);
        return all;
    }

  private:
    struct Turn {
        bool stop, save;
    };
    // Stops if a rank was stopped; rank 0 has the clock.
    Turn decide(Outcome compared, bool save) const {
        Turn all{false, false};
        for (const Turn& one :
             valuesOfAll(ranks_, Turn{compared == Outcome::stopped, ranks_.isFirst() && save})) {
            all.stop = all.stop || one.stop;
            all.save = all.save || one.save;
        }
        return all;
    }

    // The neighbours of this rank's sources and of these targets, so far as they have met. What a turn finds
    // again changes nothing.
    Result<Nothing> compare(VectorView piece) {
        const IndexRange targets = ring_.piece(done_);
        JobContext job = job_;
        job.onProgress = [&](const Progress& progress) {
            ranks_.progress();
            report(progress);
        };
        PanelSearch search(request_.source.range(own_.first, own_.size()), piece, request_.k,
                           Directions::both, Screening::fastest, targets.first);
        search.restore({found_.ofRows, NeighbourLists(piece.rows, request_.k)}, 0);
        while (search.panelsDone() < search.panels())
            if (const Result<Nothing> stepped = search.step(workers_, job); !stepped) return stepped;
        found_.ofRows = search.found().ofRows;
        const NeighbourLists& ofCols = search.found().ofCols;
        const std::size_t at = targets.first * request_.k;
        for (std::size_t i = 0; i < ofCols.allIndices().size(); ++i) {
            const std::int32_t source = ofCols.allIndices()[i];
            found_.ofCols.allIndices()[at + i] =
                source < 0 ? source : source + static_cast<std::int32_t>(own_.first);
            found_.ofCols.allCosines()[at + i] = ofCols.allCosines()[i];
        }
        return Nothing{};
    }

    void report(const Progress& ofPiece) const {
        const auto turns = static_cast<double>(ring_.turns()),
                   total = static_cast<double>(request_.target.rows);
        const double done = (static_cast<double>(done_) + ofPiece.done / ofPiece.total) / turns * total;
        const double rate = (done - startedAt_ / turns * total) / watch_.seconds();
        job_.report({"Comparing", done, total, "sentences", rate, "sentences", (total - done) / rate});
    }

    SearchState state() const {
        return {hashOfBytes(request_.key + " ring"), own_.size(), request_.target.rows, request_.k};
    }
    void save() const { saveFound(request_.state, state(), done_, {&found_.ofRows, &found_.ofCols}); }
    // The beginning of the round that all have reached: ranks that were killed may have saved different
    // turns.
    std::size_t startingTurn() {
        std::size_t first = ring_.turns();
        for (const std::uint64_t done : valuesOfAll<std::uint64_t>(
                 ranks_, readFound(request_.state, state(), {&found_.ofRows, &found_.ofCols}).value_or(0)))
            first = std::min<std::size_t>(first, done);
        first -= first % static_cast<std::size_t>(ranks_.size());
        startedAt_ = static_cast<double>(first);
        return first;
    }

    MiningSearchRequest request_;
    Workers& workers_;
    JobContext& job_;
    Communicator& ranks_;
    IndexRange own_;  // of the sources
    Ring ring_;
    MutualNeighbours found_;
    std::size_t done_ = 0;  // turns
    double startedAt_ = 0;
    Stopwatch watch_;
};

}  // namespace

Result<MutualNeighbours> searchInRing(const MiningSearchRequest& request, Workers& workers, JobContext& job,
                                      std::size_t bytesOfPiece) {
    return RingSearch(request, workers, job, bytesOfPiece).run();
}

}  // namespace paragram
