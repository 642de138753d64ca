#include "core/tasks/training/cluster_folder.h"

#include <fmt/format.h>

#include <fstream>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/files/passing_folder.h"
#include "core/runs/run_folder.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlock = std::size_t{4} << 20;

// The inputs as the job names them: in the folder, each under a name of its own, or where they are.
std::vector<std::string> namesOf(const ClusterFolder& what) {
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const ClusterFolder::Input& input : what.inputs) {
        if (!what.copies) {
            names.push_back(fs::absolute(input.file).string());
            continue;
        }
        const std::string name = input.file.filename().string();
        std::string free = name;
        for (int number = 2; !taken.insert(free).second; ++number) free = fmt::format("{}-{}", number, name);
        names.push_back("data/" + free);
    }
    return names;
}

std::vector<std::string> commandOf(const ClusterFolder& what) {
    std::vector<std::string> command{what.verb};
    const std::vector<std::string> names = namesOf(what);
    for (std::size_t i = 0; i < names.size(); ++i) {
        command.push_back(what.inputs[i].flag);
        command.push_back(names[i]);
    }
    if (what.settings) command.insert(command.end(), {"--settings", "settings.conf"});
    command.insert(command.end(), what.flags.begin(), what.flags.end());
    command.insert(command.end(), {"--output", what.output});
    return command;
}

std::string instructions(const ClusterFolder& what) {
    std::string text(
        "Written by Paragram Workbench, to run elsewhere.\n\n"
        "1. Every machine needs Open MPI and paragram-mpi of the same version as here.\n"
        "2. Copy this folder to a disk that all of them share.\n");
    if (!what.copies) text += "   The data is not in it; it must lie at the same places as here.\n";
    text += fmt::format("3. In the folder, type: {}\n", startOf(what));
    text += what.verb == "train" ? fmt::format(
                                       "4. The same again continues a training whose time was over.\n\n"
                                       "To see its curves meanwhile, mount or copy the folder {0}, and "
                                       "choose \"Watch a run\" in the "
                                       "panel\nRuns of the window. The finished run is the folder {0}; drop "
                                       "it onto the window, or "
                                       "copy it into the runs\nof a project.\n",
                                       what.output)
                                 : fmt::format("4. The result is {}.\n", what.output);
    return text;
}

// Reports its progress; false: stopped.
bool copy(const fs::path& from, const fs::path& to, double& copied, double all, JobContext& job) {
    std::ifstream in(from, std::ios::binary);
    std::ofstream out(to, std::ios::binary);
    std::string block(kBlock, '\0');
    while (in) {
        if (job.shouldStop()) return false;
        in.read(block.data(), static_cast<std::streamsize>(block.size()));
        out.write(block.data(), in.gcount());
        copied += static_cast<double>(in.gcount());
        job.report({"Copying", copied / 1e6, all / 1e6, "MB"});
    }
    if (!out.flush()) throwWriteFailure(to);
    return true;
}

// A run is named by its folder.
fs::path modelFile(const fs::path& file) {
    return fs::is_directory(file) ? RunFolder{file}.model() : file;
}

Result<Nothing> checkInputs(const ClusterFolder& what) {
    std::error_code code;
    if (fs::exists(what.folder, code))
        return Error{what.folder.string(), "exists already", "a new folder", "choose another name"};
    for (const ClusterFolder::Input& input : what.inputs)
        if (!fs::is_regular_file(input.file, code))
            return Error{input.file.string(), "no such file", "the file for " + input.flag,
                         "choose another one"};
    if (Result<Nothing> writable = checkWritable(what.folder); !writable) return writable;
    return what.copies ? checkFreeSpace(what.folder.parent_path(), bytesToCopy(what), "copies") : Nothing{};
}

}  // namespace

ClusterFolder clusterFolderOf(const TrainRequest& request) {
    ClusterFolder what;
    what.verb = "train";
    what.output = "run";
    what.settings = request.settings;
    const auto add = [&](const std::string& flag, const fs::path& file) {
        what.inputs.push_back({flag, file});
    };
    for (const fs::path& file : request.pairs) add("--pairs", file);
    for (const fs::path& file : request.tokenizers) add("--tokenizer", file);
    for (const fs::path& file : request.development) add("--development", file);
    // Their places in the settings would be wrong elsewhere.
    for (const SettingRow& row : settingTable()) {
        const fs::path file = row.isFile ? row.text(*what.settings) : std::string();
        if (file.empty()) continue;
        add("--" + row.key, modelFile(file));
        (void)row.set(*what.settings, "");
    }
    return what;
}

ClusterFolder clusterFolderOf(const MineRequest& request, const fs::path& model) {
    ClusterFolder what;
    what.verb = "mine";
    what.output = "mined.tsv";
    what.inputs = {{"--model", modelFile(model)}, {"--source", request.source}, {"--target", request.target}};
    if (!request.gold.empty()) what.inputs.push_back({"--gold", request.gold});
    what.flags = {"--margin",    std::string(nameOf(request.margin)),
                  "--retrieval", std::string(nameOf(request.retrieval)),
                  "--search",    std::string(nameOf(request.search)),
                  "-k",          std::to_string(request.k)};
    return what;
}

std::string startOf(const ClusterFolder& what) {
    const char* starter = what.job.scheduler == Scheduler::slurm ? "sbatch"
                          : what.job.scheduler == Scheduler::pbs ? "qsub"
                                                                 : "bash";
    return fmt::format("{} {}", starter, ClusterFolder::kScript);
}

double bytesToCopy(const ClusterFolder& what) {
    double bytes = 0;
    std::error_code code;
    for (const ClusterFolder::Input& input : what.inputs)
        if (const auto size = fs::file_size(input.file, code); !code) bytes += static_cast<double>(size);
    return bytes;
}

Result<Nothing> writeClusterFolder(const ClusterFolder& what, JobContext& job) {
    ClusterJob script = what.job;
    script.command = commandOf(what);
    if (Result<Nothing> right = checkClusterJob(script); !right) return right;
    if (Result<Nothing> there = checkInputs(what); !there) return there;
    PassingFolder part;
    part.path = folderBeside(what.folder);
    std::error_code code;
    if (!fs::create_directories(part.path / "data", code)) throwWriteFailure(part.path);
    if (what.copies) {
        const std::vector<std::string> names = namesOf(what);
        double copied = 0;
        const double all = bytesToCopy(what);
        for (std::size_t i = 0; i < names.size(); ++i)
            if (!copy(what.inputs[i].file, part.path / names[i], copied, all, job)) return Stopped{};
    } else {
        fs::remove(part.path / "data", code);
    }
    if (what.settings) writeFileAtomically(part.path / "settings.conf", settingsText(*what.settings));
    writeFileAtomically(part.path / "README.txt", instructions(what));
    writeFileAtomically(part.path / ClusterFolder::kScript, clusterScript(script));
    fs::permissions(part.path / ClusterFolder::kScript, fs::perms::owner_exec, fs::perm_options::add, code);
    fs::rename(part.path, what.folder, code);
    if (code) throwWriteFailure(what.folder);
    return Nothing{};
}

}  // namespace paragram
