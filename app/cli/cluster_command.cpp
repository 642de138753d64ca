#include "app/cli/cluster_command.h"

#include <fmt/format.h>

#include <map>
#include <memory>
#include <set>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/files/output_stream.h"
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
};

Result<Nothing> predict(const Flags& flags) {
    std::vector<RankFigures> figures;
    for (const std::string& run : flags.measured) {
        const Result<RankFigures> read = readRankFigures(RunFolder{run}.ranks());
        if (!read) return read.error();
        figures.push_back(*read);
    }
    const Result<RankModel> model = RankModel::fit(figures);
    if (!model) return model.error();
    if (!(flags.gigabits > 0) || !(flags.microseconds >= 0))
        return Error{"--bandwidth and --latency",
                     fmt::format("{} and {}", flags.gigabits, flags.microseconds), "above 0, and 0 or more",
                     "give those of the network"};
    LinkSpeed network;
    network.bytesPerSecond = flags.gigabits * 1e9 / 8;
    network.latency = flags.microseconds * 1e-6;
    constexpr int kMost = 256;
    const double one = model->at(1, network).pairsPerSecond;
    say("{:>5} {:>10} {:>10} {:>10} {:>11} {:>11} {:>10}\n", "ranks", "pairs/s", "of ideal", "compute ms",
        "exchange ms", "MB sent", "measured");
    std::map<int, double> measured;
    for (const RankFigures& f : figures) measured[f.ranks] = static_cast<double>(f.pairs) / f.seconds;
    std::set<int> numbers;
    for (int ranks = 1; ranks <= kMost; ranks *= 2) numbers.insert(ranks);
    for (const auto& [ranks, speed] : measured) numbers.insert(ranks);
    for (const int ranks : numbers) {
        const PredictedStep step = model->at(ranks, network);
        say("{:>5} {:>10.0f} {:>8.0f} % {:>10.2f} {:>11.2f} {:>11.2f} {:>10}\n", ranks, step.pairsPerSecond,
            100 * step.pairsPerSecond / (one * ranks), 1e3 * step.compute, 1e3 * step.exchange,
            step.bytes / 1e6, measured.contains(ranks) ? fmt::format("{:.0f}", measured[ranks]) : "");
    }
    const int useful = model->usefulRanks(kMost, network);
    say("{}\n", useful == kMost
                    ? fmt::format("worth it up to {} ranks at least", kMost)
                    : fmt::format("stops scaling: from {} ranks on, twice as many are less than a "
                                  "quarter faster",
                                  useful));
    return Nothing{};
}

Task declare(CLI::App& app) {
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
           "paragram-mpi on one rank and on two or more other numbers of them")
        ->delimiter(',')
        ->type_name("RUN,RUN,RUN");
    app.add_option("--bandwidth", flags->gigabits,
                   "For --predict: what each machine sends, in Gbit/s (default 10)")
        ->type_name("GBITS");
    app.add_option("--latency", flags->microseconds,
                   "For --predict: the time until a message is there, in microseconds (default 50)")
        ->type_name("MICROSECONDS");
    app.add_option("command", flags->job.command,
                   "After --: train, import, embed, neighbours or mine, with its flags")
        ->type_name("COMMAND");
    return [flags](JobContext&) -> Result<Nothing> {
        if (!flags->measured.empty()) return predict(*flags);
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
        declare,
        {"paragram-cli cluster --ranks 8 --nodes 4 --threads 16 --walltime 12h --output job.sh -- train "
         "--pairs pairs.h5 --output big-run",
         "paragram-cli cluster --ranks 4 --scheduler mpirun -- mine --model run --source news.en --target "
         "news.es --output mined.tsv"}};
}

}  // namespace paragram::cli
