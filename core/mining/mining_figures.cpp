#include "core/mining/mining_figures.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

constexpr double kMoreByCodes = 4;       // candidates for each neighbour
constexpr double kBytesOfNeighbour = 8;  // number and cosine
constexpr double kBytesOfList = 8;       // number and cosine of a centre
constexpr double kBytesOfText = 60;      // of a side: hash, place, line
constexpr double kChunk = 4096;          // queries that are searched for together

double listsOf(double texts) {
    return 4 * std::sqrt(texts);
}

// Bytes that a rank sends for the search of one side's texts in the index of the other.
double sentFor(double queries, double corpus, const MiningFigures& f, double p) {
    const auto k = static_cast<double>(f.k), others = (p - 1) / p;
    const double lists = f.stages.probes * kBytesOfList;
    return others * (queries * (lists + (kMoreByCodes + 2) * k * kBytesOfNeighbour) +
                     corpus / p * sizeof(std::int64_t));
}

}  // namespace

void writeMiningFigures(const MiningFigures& f, const std::filesystem::path& file) {
    const nlohmann::ordered_json json{{"ranks", f.ranks},
                                      {"threads", f.threads},
                                      {"dimension", f.dimension},
                                      {"k", f.k},
                                      {"sources", f.sources},
                                      {"targets", f.targets},
                                      {"embed_seconds", f.embedSeconds},
                                      {"centres_seconds", f.stages.centres},
                                      {"index_seconds", f.stages.index},
                                      {"search_seconds", f.stages.search},
                                      {"probes", f.stages.probes},
                                      {"gathered_bytes", f.traffic.gathered},
                                      {"exchanged_bytes", f.traffic.exchanged},
                                      {"rounds", f.traffic.rounds}};
    writeFileAtomically(file, json.dump(2) + "\n");
}

Result<MiningFigures> readMiningFigures(const std::filesystem::path& file) {
    const Result<std::string> text = readFile(file);
    if (!text) return text.error();
    MiningFigures f;
    try {
        const auto json = nlohmann::json::parse(*text);
        f.ranks = json.at("ranks");
        f.threads = json.at("threads");
        f.dimension = json.at("dimension");
        f.k = json.at("k");
        f.sources = json.at("sources");
        f.targets = json.at("targets");
        f.embedSeconds = json.at("embed_seconds");
        f.stages = {json.at("centres_seconds"), json.at("index_seconds"), json.at("search_seconds"),
                    json.at("probes")};
        f.traffic = {json.at("gathered_bytes"), json.at("exchanged_bytes"), 0, json.at("rounds")};
    } catch (const nlohmann::json::exception&) {
        return Error{file.string(), "not the figures of a mining, or damaged",
                     "a file written by mine --figures", "mine again"};
    }
    if (f.threads < 1 || f.dimension < 1 || f.k < 1 || f.sources < 1 || f.targets < 1)
        return Error{file.string(), "not the figures of a mining, or damaged",
                     "a file written by mine --figures", "mine again"};
    return f;
}

PredictedMining predictMining(const MiningFigures& f, double sources, double targets, int ranks, int threads,
                              const LinkSpeed& network) {
    const auto p = static_cast<double>(ranks), d = static_cast<double>(f.dimension),
               k = static_cast<double>(f.k);
    const auto n = static_cast<double>(f.sources), m = static_cast<double>(f.targets);
    const double faster = static_cast<double>(threads) / f.threads;
    const double both = sources + targets;
    PredictedMining will;
    will.embed = f.embedSeconds * both / (n + m) / (faster * p);
    will.disk = both * d * sizeof(float);
    // Both sides' lists of neighbours are complete everywhere.
    will.memory = both * (k * kBytesOfNeighbour + kBytesOfText);
    double rounds = 0, ahead = 0;
    if (f.stages.probes == 0) {
        will.search = f.stages.search * (sources * targets) / (n * m) / (faster * p);
        ahead = (p - 1) / p * targets * d * sizeof(float);  // the ring
        will.sent = (p - 1) / p * (sources + 2 * targets) * k * kBytesOfNeighbour + ahead;
        rounds = 4 + 2 * std::ceil(ahead / kRingPieceBytes);
    } else {
        const double alone = std::max(sources, targets) / (n + m), together = both / (n + m);
        will.centres = f.stages.centres * (ranks > 1 ? alone : together) / faster;
        const auto grown = [](double a, double b) { return a * std::sqrt(a) + b * std::sqrt(b); };
        const auto searched = [](double a, double b) { return a * std::sqrt(b) + b * std::sqrt(a); };
        will.index = f.stages.index * grown(sources, targets) / grown(n, m) / (faster * p);
        will.search = f.stages.search * searched(sources, targets) / searched(n, m) / (faster * p);
        will.sent = sentFor(sources, targets, f, p) + sentFor(targets, sources, f, p);
        const double codes = both * d;  // a byte for each number
        will.disk += codes;
        will.memory += codes / p + (listsOf(sources) + listsOf(targets)) * d * sizeof(float);
        rounds = 5 * both / kChunk;
    }
    if (ranks > 1)
        will.exchange = (will.sent - ahead) / network.bytesPerSecond +
                        std::max(0.0, ahead / network.bytesPerSecond - will.search) +
                        rounds * (network.latency + (p - 1) * network.perMessage);
    return will;
}

}  // namespace paragram
