// What a mining took, and what a larger one on more machines would (resources/help/cluster.md).
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/ranks/communicator.h"
#include "core/base/result.h"
#include "core/runs/rank_figures.h"

namespace paragram {

// Of vectors, that travel together in a search by several ranks.
constexpr std::size_t kRingPieceBytes = std::size_t{64} << 20U;

// Seconds of the steps of a search; an exact one is only `search`.
struct MiningStages {
    double centres = 0, index = 0, search = 0;
    int probes = 0;  // lists that are searched for a sentence; 0: exact
};

// Of rank 0.
struct MiningFigures {
    int ranks = 1, threads = 1;  // threads of each rank
    std::size_t dimension = 0, k = 0;
    std::int64_t sources = 0, targets = 0;  // different texts
    double embedSeconds = 0;
    MiningStages stages;
    Traffic traffic;
};

// Throws MachineFailure.
void writeMiningFigures(const MiningFigures& figures, const std::filesystem::path& file);
// Error if the file is missing or damaged.
Result<MiningFigures> readMiningFigures(const std::filesystem::path& file);

// Seconds, and bytes.
struct PredictedMining {
    double embed = 0, centres = 0, index = 0, search = 0, exchange = 0;
    double sent = 0;    // by each rank
    double memory = 0;  // of each rank, without the pages of files that the system keeps
    double disk = 0;

    double seconds() const { return embed + centres + index + search + exchange; }
};

// From a mining on one rank. Embedding grows with the number of texts n and is divided by all cores. Of an
// index, the centres (4 sqrt(n), from 64 texts each) grow with n and are found by one rank, for both sides at
// the same time where there are two; finding the lists of its texts grows with n sqrt(n), and searching it
// for each text of the other side with its centres and the part of its lists that is searched, sqrt(n). An
// exact search grows with the product of both sides.
PredictedMining predictMining(const MiningFigures& measured, double sources, double targets, int ranks,
                              int threads, const LinkSpeed& network);

}  // namespace paragram
