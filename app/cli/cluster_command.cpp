#include "app/cli/cluster_command.h"

#include <memory>

#include "app/cli/choice_option.h"
#include "app/cli/output_flags.h"
#include "core/base/files/output_stream.h"
#include "core/tasks/training/cluster_script.h"

namespace paragram::cli {
namespace {

struct Flags {
    ClusterJob job;
    std::string walltime = "12h", output = "-";
    double gigabytes = 0;
};

Task declare(CLI::App& app) {
    auto flags = std::make_shared<Flags>();
    app.add_option("--ranks", flags->job.ranks, "Processes that share the work, on all machines together")
        ->required()
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
    app.add_option("command", flags->job.command,
                   "After --: train, embed, neighbours or mine, with its flags")
        ->type_name("COMMAND");
    return [flags](JobContext&) -> Result<Nothing> {
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
