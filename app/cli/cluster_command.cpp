#include "app/cli/cluster_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/files/output_stream.h"
#include "core/base/number_text.h"
#include "core/mining/mining_figures.h"
#include "core/runs/rank_figures.h"
#include "core/runs/run_folder.h"
#include "core/tasks/training/cluster_script.h"

namespace paragram::cli {
namespace {

struct Flags {
    ClusterJob job;
    std::string walltime = "12h", output = "-";
    double gigabytes = 0;
    std::vector<std::string> measured;        // run folders
    double gigabits = 10, microseconds = 50;  // of the network
    std::string mining;                       // figures of a mining
    double sources = 0, targets = 0;          // sentences of the one to predict
};

Result<LinkSpeed> networkOf(const Flags& flags) {
    if (!(flags.gigabits > 0) || !(flags.microseconds >= 0))
        return Error{"--bandwidth and --latency",
                     fmt::format("{} and {}", flags.gigabits, flags.microseconds), "above 0, and 0 or more",
                     "give those of the network"};
    LinkSpeed network;
    network.bytesPerSecond = flags.gigabits * 1e9 / 8;
    network.latency = flags.microseconds * 1e-6;
    return network;
}

Result<Nothing> predict(const Flags& flags) {
    std::vector<RankFigures> figures;
    for (const std::string& run : flags.measured) {
        const Result<RankFigures> read = readRankFigures(RunFolder{run}.ranks());
        if (!read) return read.error();
        figures.push_back(*read);
    }
    const Result<RankModel> model = RankModel::fit(figures);
    if (!model) return model.error();
    const Result<LinkSpeed> network = networkOf(flags);
    if (!network) return network.error();
    constexpr int kMost = 256;
    const int threads = flags.job.threads;
    if (threads < 1)
        return Error{"--threads", std::to_string(threads), "1 or more", "give the cores of each rank"};
    const double one = model->at(1, *network, threads).pairsPerSecond;
    say("{:>5} {:>10} {:>10} {:>10} {:>11} {:>11}\n", "ranks", "pairs/s", "of ideal", "compute ms",
        "exchange ms", "MB sent");
    std::set<int> numbers;
    for (int ranks = 1; ranks <= kMost; ranks *= 2) numbers.insert(ranks);
    for (const RankFigures& f : figures) numbers.insert(f.ranks);
    for (const int ranks : numbers) {
        const PredictedStep step = model->at(ranks, *network, threads);
        say("{:>5} {:>10.0f} {:>8.0f} % {:>10.2f} {:>11.2f} {:>11.2f}\n", ranks, step.pairsPerSecond,
            100 * step.pairsPerSecond / (one * ranks), 1e3 * step.compute, 1e3 * step.exchange,
            step.bytes / 1e6);
    }
    const int useful = model->usefulRanks(kMost, *network, threads);
    say("{}\n", useful == kMost
                    ? fmt::format("worth it up to {} ranks at least", kMost)
                    : fmt::format("stops scaling: from {} ranks on, twice as many are less than a "
                                  "quarter faster",
                                  useful));
    say("\n{:>5} {:>12} {:>10} {:>10} {:>10}\n", "ranks", "threads/core", "measured", "predicted", "off by");
    for (const RankFigures& f : figures) {
        const double measured = static_cast<double>(f.pairs) / f.seconds, predicted = model->speedOf(f);
        say("{:>5} {:>12.2g} {:>10.0f} {:>10.0f} {:>8.0f} %\n", f.ranks, f.crowding, measured, predicted,
            100 * (predicted - measured) / measured);
    }
    return Nothing{};
}

Result<Nothing> predictMining(const Flags& flags) {
    const Result<MiningFigures> measured = readMiningFigures(flags.mining);
    if (!measured) return measured.error();
    if (measured->ranks != 1)
        return Error{flags.mining, fmt::format("a mining on {} ranks", measured->ranks), "one on one rank",
                     "mine with paragram-cli"};
    const Result<LinkSpeed> network = networkOf(flags);
    if (!network) return network.error();
    const double sources = flags.sources != 0 ? flags.sources : static_cast<double>(measured->sources);
    const double targets = flags.targets != 0 ? flags.targets : static_cast<double>(measured->targets);
    constexpr double kMostSentences = 1e12;
    if (flags.job.threads < 1 || !(sources >= 1 && sources <= kMostSentences) ||
        !(targets >= 1 && targets <= kMostSentences))
        return Error{"--threads, --sources and --targets",
                     fmt::format("{}, {} and {}", flags.job.threads, sources, targets),
                     "1 or more, and at most 10^12 sentences", "give those of the mining"};
    const int most = std::max(flags.job.ranks, 1);
    say("{:>5} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10}\n", "ranks", "embedding", "centres", "index",
        "search", "exchange", "in all", "GB memory");
    std::set<int> numbers{most};
    for (int ranks = 1; ranks < most; ranks *= 2) numbers.insert(ranks);
    double disk = 0;
    for (const int ranks : numbers) {
        const PredictedMining will =
            paragram::predictMining(*measured, sources, targets, ranks, flags.job.threads, *network);
        say("{:>5} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10.1f}\n", ranks, durationText(will.embed),
            durationText(will.centres), durationText(will.index), durationText(will.search),
            durationText(will.exchange), durationText(will.seconds()), will.memory / 1e9);
        disk = will.disk;
    }
    say("{:.0f} by {:.0f} sentences, {}, {}; {:.1f} GB on the disk that all share\n", sources, targets,
        countOf(static_cast<std::int64_t>(flags.job.threads), "thread") + " for each rank",
        measured->stages.probes > 0 ? fmt::format("{} lists for each sentence", measured->stages.probes)
                                    : std::string("every sentence with every other"),
        disk / 1e9);
    return Nothing{};
}

Task declareCluster(CLI::App& app) {
    auto flags = std::make_shared<Flags>();
    flags->job.ranks = 0;
    app.add_option("--ranks", flags->job.ranks, "Processes that share the work, on all machines together")
        ->type_name("N");
    app.add_option("--nodes", flags->job.nodes, "Machines (default 1)")->type_name("N");
    app.add_option("--threads", flags->job.threads, "Cores of each rank (default 1)")->type_name("N");
    app.add_option("--walltime", flags->walltime, "The most time it may take: 90m, 12h, 2d (default 12h)")
        ->type_name("TIME");
    app.add_option("--memory", flags->gigabytes,
                   "Memory of each rank, in GB (default: the scheduler's); train --estimate says how much")
        ->type_name("GB");
    addChoice(app, "--scheduler", flags->job.scheduler,
              "What starts the job: slurm, pbs or mpirun (default slurm)");
    addOutput(app, "--output", flags->output, "Script to write (default: standard output)")
        ->type_name("FILE");
    app.add_option(
           "--predict", flags->measured,
           "Instead of a script: the speed of a training on up to 256 ranks, from short runs of it with "
           "paragram-mpi on one rank and on two or more other numbers of them; with --threads, of ranks that "
           "have so many times the threads of these runs")
        ->delimiter(',')
        ->type_name("RUN,RUN,RUN");
    app.add_option("--predict-mining", flags->mining,
                   "Instead of a script: the time, memory and disk of a mining on up to --ranks ranks of "
                   "--threads cores, from the figures of a smaller one (mine --figures)")
        ->type_name("FIGURES.json");
    app.add_option("--sources", flags->sources,
                   "For --predict-mining: different sentences to mine (default: those of the smaller one)")
        ->type_name("N");
    app.add_option("--targets", flags->targets, "For --predict-mining: the same of the other language")
        ->type_name("N");
    app.add_option("--bandwidth", flags->gigabits,
                   "For predictions: what each machine sends, in Gbit/s (default 10)")
        ->type_name("GBITS");
    app.add_option("--latency", flags->microseconds,
                   "For predictions: the time until a message is there, in microseconds (default 50)")
        ->type_name("MICROSECONDS");
    app.add_option("command", flags->job.command,
                   "After --: train, import, embed, neighbours or mine, with its flags")
        ->type_name("COMMAND");
    return [flags](JobContext&) -> Result<Nothing> {
        if (!flags->measured.empty()) return predict(*flags);
        if (!flags->mining.empty()) return predictMining(*flags);
        if (flags->job.ranks == 0)
            return Error{"--ranks", "none", "the number of processes", "give it, or runs to --predict from"};
        const Result<double> minutes = minutesOf(flags->walltime);
        if (!minutes) return minutes.error();
        flags->job.minutes = *minutes;
        flags->job.bytes = 1e9 * flags->gigabytes;
        if (const Result<Nothing> right = checkClusterJob(flags->job); !right) return right.error();
        Result<OutputStream> out = OutputStream::open(flags->output);
        if (!out) return out.error();
        out->write(clusterScript(flags->job));
        out->commit();
        return Nothing{};
    };
}

}  // namespace

Command clusterCommand() {
    return {
        "cluster",
        "Write a script that runs a command on several machines, with Slurm, PBS or mpirun",
        declareCluster,
        {"paragram-cli cluster --ranks 8 --nodes 4 --threads 16 --walltime 12h --output job.sh -- train "
         "--pairs pairs.h5 --output big-run",
         "paragram-cli cluster --ranks 4 --scheduler mpirun -- mine --model run --source news.en --target "
         "news.es --output mined.tsv"}};
}

}  // namespace paragram::cli
