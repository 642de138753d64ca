// A folder to copy to other machines: the script of a job, its settings, its data, and how to start it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/runs/train_request.h"
#include "core/settings/settings.h"
#include "core/tasks/corpora/mine_pairs.h"
#include "core/tasks/training/cluster_script.h"

namespace paragram {

struct ClusterFolder {
    struct Input {
        std::string flag;  // "--pairs"
        std::filesystem::path file;
    };
    std::filesystem::path folder;      // to be made
    ClusterJob job;                    // its command is replaced
    std::string verb;                  // "train"
    std::vector<Input> inputs;         // each is given with its flag
    std::vector<std::string> flags;    // other flags with their values
    std::optional<Settings> settings;  // written as settings.conf
    std::string output;                // name of the result in the folder: "run"
    bool copies = true;                // the inputs, into the folder; otherwise they are named where they are
    static constexpr const char* kScript = "job.sh";
};

// The training of a request, with the files that its settings name.
ClusterFolder clusterFolderOf(const TrainRequest& request);

// A mining of two texts with a run or a model file.
ClusterFolder clusterFolderOf(const MineRequest& request, const std::filesystem::path& model);

// What is typed in the folder to start the job: "sbatch job.sh".
std::string startOf(const ClusterFolder& what);

// Bytes of the files that would be copied.
double bytesToCopy(const ClusterFolder& what);

// Writes the folder under a temporary name and renames it. Error for a folder that exists, a job that makes
// no sense (checkClusterJob), missing inputs and too little space. Returns Stopped.
Result<Nothing> writeClusterFolder(const ClusterFolder& what, JobContext& job);

}  // namespace paragram
