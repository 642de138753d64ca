// What the ranks of a training computed and sent, and what more of them would (resources/help/cluster.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/base/ranks/communicator.h"
#include "core/base/result.h"

namespace paragram {

// Of rank 0, in one session of a training.
struct RankFigures {
    int ranks = 1;
    std::int64_t steps = 0, pairs = 0;
    double seconds = 0;         // of all steps, without evaluations and checkpoints
    double dividedSeconds = 0;  // of these, in the work that ranks divide (with waits for others)
    Traffic traffic;            // of all steps
    double crowding = 1;        // threads of the ranks on its machine for each of its cores, at least 1
};

// Throws MachineFailure.
void writeRankFigures(const RankFigures& figures, const std::filesystem::path& file);
// Error if the file is missing or damaged.
Result<RankFigures> readRankFigures(const std::filesystem::path& file);

// Of the network.
struct LinkSpeed {
    double bytesPerSecond = 1.25e9;  // of each machine, in each direction
    double latency = 50e-6;          // seconds until a message is there
    double perMessage = 1e-6;        // seconds that a rank is busy with each
};

// A step on some number of ranks.
struct PredictedStep {
    double compute = 0, exchange = 0;  // seconds
    double bytes = 0;                  // that each rank sends
    double pairsPerSecond = 0;
};

// The time of a step on P ranks: what every rank does, a P-th of what they divide, and the exchange. What one
// rank gathers from the others grows as (P - 1) / P; the rows of the table that it fetches become fewer as
// its share of the sentences does, by a power of P that is fitted; those sent ahead are waited for only where
// they take longer than the step before. Besides, every byte is packed, copied and unpacked: that takes what
// runs whose ranks had a core for each thread took more than they computed.
class RankModel {
  public:
    // Of the same training on one rank, and on two or more other numbers of them. Error if these are not
    // there.
    static Result<RankModel> fit(const std::vector<RankFigures>& figures);
    // Pairs per second of one of these runs on a single machine, where bytes are copied but not sent.
    double speedOf(const RankFigures& run) const;
    // threads: of each rank, as many times more than in the runs.
    PredictedStep at(int ranks, const LinkSpeed& network, int threads = 1) const;
    // The largest power of two, up to `most`, from half of which the speed grows by a quarter or more; 1:
    // none.
    int usefulRanks(int most, const LinkSpeed& network, int threads = 1) const;

  private:
    double computed(double ranks) const { return whole_ + divided_ / ranks; }
    double fetched(double ranks) const;  // bytes of rows
    double sent(double ranks) const { return (ranks - 1) / ranks * gathered_ + fetched(ranks); }
    void fitCopying(const std::vector<RankFigures>& figures);

    double pairs_ = 0, whole_ = 0, divided_ = 0;  // of a step; seconds
    double gathered_ = 0, exchanged_ = 0, decay_ = 0, ahead_ = 0, rounds_ = 0;
    double copying_ = 0;  // seconds for each byte
};

}  // namespace paragram
