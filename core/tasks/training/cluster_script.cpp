#include "core/tasks/training/cluster_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace paragram {
namespace {

// As bash reads it as one word.
std::string quoted(const std::string& word) {
    const auto plain = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view("_./:=,+-@%").find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::ranges::all_of(word, plain)) return word;
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

std::string commandLine(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + quoted(word);
    return line;
}

// The value of a flag, "--output RUN" or "--output=RUN"; empty: not given.
std::string valueOf(const std::vector<std::string>& words, const std::string& flag) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == flag && i + 1 < words.size()) return words[i + 1];
        if (words[i].starts_with(flag + "=")) return words[i].substr(flag.size() + 1);
    }
    return "";
}

std::string clockTime(double minutes) {
    const auto all = static_cast<int>(std::ceil(minutes));
    return fmt::format("{}:{:02}:00", all / 60, all % 60);
}

// Gigabytes of a node, a tenth more than the estimate.
int gigabytesOfNode(const ClusterJob& job) {
    return static_cast<int>(std::ceil(1.1 * job.bytes * (job.ranks / job.nodes) / 1e9));
}

std::string headOf(const ClusterJob& job) {
    const int perNode = job.ranks / job.nodes;
    std::string head = "#!/bin/bash\n";
    switch (job.scheduler) {
        case Scheduler::slurm:
            head += fmt::format(
                "#SBATCH --job-name=paragram-{}\n#SBATCH --nodes={}\n#SBATCH --ntasks={}\n"
                "#SBATCH --ntasks-per-node={}\n#SBATCH --cpus-per-task={}\n",
                job.command[0], job.nodes, job.ranks, perNode, job.threads);
            if (job.bytes > 0) head += fmt::format("#SBATCH --mem={}G\n", gigabytesOfNode(job));
            head +=
                fmt::format("#SBATCH --time={}\n#SBATCH --output=paragram-%j.log\n", clockTime(job.minutes));
            head += "# Five minutes before the end the ranks are asked to save and stop.\n";
            return head + "#SBATCH --signal=TERM@300\n";
        case Scheduler::pbs:
            head += fmt::format("#PBS -N paragram-{}\n#PBS -l select={}:ncpus={}:mpiprocs={}", job.command[0],
                                job.nodes, perNode * job.threads, perNode);
            if (job.bytes > 0) head += fmt::format(":mem={}gb", gigabytesOfNode(job));
            head += fmt::format("\n#PBS -l walltime={}\n#PBS -j oe\n", clockTime(job.minutes));
            return head + "cd \"$PBS_O_WORKDIR\"\n";
        case Scheduler::mpirun:
            break;
    }
    return head + "# Name the machines, one per line: mpirun --hostfile FILE\n";
}

std::string starterOf(const ClusterJob& job) {
    if (job.scheduler == Scheduler::slurm) return "srun";
    return fmt::format("mpirun -n {} --map-by ppr:{}:node:pe={}", job.ranks, job.ranks / job.nodes,
                       job.threads);
}

}  // namespace

Result<double> minutesOf(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    const std::string unit = end;
    if (end != text.c_str() && number > 0 && number < 1e6) {
        if (unit == "m") return number;
        if (unit == "h") return 60 * number;
        if (unit == "d") return 1440 * number;
    }
    return Error{"--walltime", "\"" + text + "\"", "a number with m, h or d", "give 90m, 12h or 2d"};
}

Result<Nothing> checkClusterJob(const ClusterJob& job) {
    if (job.nodes < 1 || job.ranks < job.nodes || job.ranks % job.nodes != 0)
        return Error{"--ranks", fmt::format("{} on {} nodes", job.ranks, job.nodes),
                     "the same number on every node", "choose a multiple of --nodes"};
    if (job.threads < 1)
        return Error{"--threads", std::to_string(job.threads), "at least 1", "give the cores of a rank"};
    if (job.command.empty())
        return Error{"cluster", "no command", "train, import, embed, neighbours or mine after --",
                     "paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN"};
    constexpr std::array kDivided{"train", "import", "embed", "neighbours", "mine"};
    if (std::ranges::find(kDivided, job.command[0]) == kDivided.end())
        return Error{job.command[0], "does not divide its work", "train, import, embed, neighbours or mine",
                     "run it with paragram-cli"};
    if (valueOf(job.command, "--output").empty())
        return Error{job.command[0], "no --output", "where the result is written", "add it to the command"};
    return Nothing{};
}

std::string clusterScript(const ClusterJob& job) {
    std::string script = headOf(job) + "set -e\n# Threads are ours, not those of a library.\n" +
                         "export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1\n";
    std::vector<std::string> command = job.command;
    const std::string threads = std::to_string(job.threads);
    if (command[0] == "train" && valueOf(command, "--train.threads").empty())
        command.insert(command.end(), {"--train.threads", threads});
    const std::string start = starterOf(job) + " paragram-mpi ";
    if (command[0] != "train") return script + start + commandLine(command) + "\n";
    const std::string run = valueOf(command, "--output");
    return script + fmt::format(
                        "if [ -f {} ]; then  # this script has run before: the training goes on\n"
                        "    {}train --resume --output {}\nelse\n    {}{}\nfi\n",
                        quoted(run + "/checkpoint.h5"), start, quoted(run), start, commandLine(command));
}

}  // namespace paragram
