#include "core/runs/rank_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"

namespace paragram {

void writeRankFigures(const RankFigures& f, const std::filesystem::path& file) {
    const nlohmann::ordered_json json{{"ranks", f.ranks},
                                      {"steps", f.steps},
                                      {"pairs", f.pairs},
                                      {"seconds", f.seconds},
                                      {"divided_seconds", f.dividedSeconds},
                                      {"gathered_bytes", f.traffic.gathered},
                                      {"exchanged_bytes", f.traffic.exchanged},
                                      {"ahead_bytes", f.traffic.ahead},
                                      {"rounds", f.traffic.rounds},
                                      {"crowding", f.crowding}};
    writeFileAtomically(file, json.dump(2) + "\n");
}

Result<RankFigures> readRankFigures(const std::filesystem::path& file) {
    const Result<std::string> text = readFile(file);
    if (!text) return text.error();
    try {
        const auto json = nlohmann::json::parse(*text);
        RankFigures f;
        f.ranks = json.at("ranks");
        f.steps = json.at("steps");
        f.pairs = json.at("pairs");
        f.seconds = json.at("seconds");
        f.dividedSeconds = json.at("divided_seconds");
        f.traffic = {json.at("gathered_bytes"), json.at("exchanged_bytes"), json.value("ahead_bytes", 0.0),
                     json.at("rounds")};
        f.crowding = json.value("crowding", 1.0);
        if (f.ranks < 1 || f.steps < 1 || f.pairs < 1 || !(f.seconds > 0) || !(f.crowding >= 1))
            throw nlohmann::json::other_error::create(500, "", nullptr);
        return f;
    } catch (const nlohmann::json::exception&) {
        return Error{file.string(), "not the figures of ranks, or damaged",
                     "a file written by paragram-mpi train", "train again"};
    }
}

Result<RankModel> RankModel::fit(const std::vector<RankFigures>& figures) {
    std::set<int> numbers;
    for (const RankFigures& f : figures) numbers.insert(f.ranks);
    if (!numbers.contains(1) || numbers.size() < 3)
        return Error{"--predict", countOf(static_cast<std::int64_t>(numbers.size()), "number") + " of ranks",
                     "runs on one rank and on two or more other numbers of them",
                     "train for some hundred steps with mpirun -n 1, 2 and 4"};
    RankModel model;
    double shared = 0, n = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (const RankFigures& f : figures) {
        const auto steps = static_cast<double>(f.steps), p = static_cast<double>(f.ranks);
        if (f.ranks == 1) {
            model.pairs_ = static_cast<double>(f.pairs) / steps;
            model.whole_ = (f.seconds - f.dividedSeconds) / steps;
            model.divided_ = f.dividedSeconds / steps;
            continue;
        }
        const double others = (p - 1) / p;
        if (f.traffic.exchanged > 0) model.ahead_ += f.traffic.ahead / f.traffic.exchanged;
        model.gathered_ += f.traffic.gathered / steps / others;
        model.rounds_ += f.traffic.rounds / steps;
        const double log = std::log(std::max(1.0, f.traffic.exchanged / steps / others));
        ++shared;
        ++n;
        x += std::log(p);
        y += log;
        xx += std::log(p) * std::log(p);
        xy += std::log(p) * log;
    }
    model.gathered_ /= shared;
    model.rounds_ /= shared;
    model.ahead_ /= shared;
    model.decay_ = -(n * xy - x * y) / (n * xx - x * x);
    model.exchanged_ = std::exp((y + model.decay_ * x) / n);
    model.fitCopying(figures);
    return model;
}

void RankModel::fitCopying(const std::vector<RankFigures>& figures) {
    double runs = 0;
    for (const RankFigures& f : figures) {
        if (f.ranks == 1 || f.crowding > 1) continue;
        const double seconds = f.seconds / static_cast<double>(f.steps);
        copying_ += std::max(0.0, seconds - computed(f.ranks)) / sent(f.ranks);
        ++runs;
    }
    copying_ /= std::max(1.0, runs);
}

double RankModel::fetched(double ranks) const {
    return (ranks - 1) / ranks * exchanged_ * std::pow(ranks, -decay_);
}

double RankModel::speedOf(const RankFigures& run) const {
    return pairs_ / (run.crowding * (computed(run.ranks) + copying_ * sent(run.ranks)));
}

PredictedStep RankModel::at(int ranks, const LinkSpeed& network, int threads) const {
    PredictedStep step;
    const auto p = static_cast<double>(ranks);
    step.compute = computed(p * threads);
    if (ranks > 1) {
        const double ahead = ahead_ * fetched(p);
        step.bytes = sent(p);
        step.exchange = copying_ * step.bytes + (step.bytes - ahead) / network.bytesPerSecond +
                        std::max(0.0, ahead / network.bytesPerSecond - step.compute) +
                        rounds_ * (network.latency + (p - 1) * network.perMessage);
    }
    step.pairsPerSecond = pairs_ / (step.compute + step.exchange);
    return step;
}

int RankModel::usefulRanks(int most, const LinkSpeed& network, int threads) const {
    int useful = 1;
    for (int ranks = 2; ranks <= most; ranks *= 2)
        if (at(ranks, network, threads).pairsPerSecond >=
            1.25 * at(ranks / 2, network, threads).pairsPerSecond)
            useful = ranks;
    return useful;
}

}  // namespace paragram
