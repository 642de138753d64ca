// A script that gives a command of paragram-mpi to the scheduler of a cluster.
#pragma once

#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/result.h"

namespace paragram {

enum class Scheduler { slurm, pbs, mpirun };
constexpr NamedValue<Scheduler> kSchedulerNames[]{{Scheduler::slurm, "slurm", "Slurm (sbatch)"},
                                                  {Scheduler::pbs, "pbs", "PBS (qsub)"},
                                                  {Scheduler::mpirun, "mpirun", "none: mpirun alone"}};
constexpr std::span<const NamedValue<Scheduler>> namesOf(Scheduler) {
    return kSchedulerNames;
}

struct ClusterJob {
    Scheduler scheduler = Scheduler::slurm;
    int ranks = 1, nodes = 1;
    int threads = 1;                   // of a rank
    double minutes = 60;               // at most
    double bytes = 0;                  // of memory for each rank; 0: unknown
    std::vector<std::string> command;  // of paragram-mpi: "train", "--pairs", ...
};

// 12h, 90m, 2d, in minutes. Error for anything else.
Result<double> minutesOf(const std::string& text);

// Error for ranks that the nodes cannot share equally, and commands that do not divide their work.
Result<Nothing> checkClusterJob(const ClusterJob& job);

// The script, as bash reads it. A training that has a checkpoint is resumed, so that the same script
// continues a job whose time was over.
std::string clusterScript(const ClusterJob& job);

}  // namespace paragram
