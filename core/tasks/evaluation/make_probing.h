// Writes P20's probing tasks, drawn from a text, as files that an evaluation recognises.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/sets/probing_tasks.h"

namespace paragram {

struct ProbingRequest {
    std::vector<std::filesystem::path> inputs;  // text, a sentence per line
    std::string language;                       // fr or es: also the gender of articles
    std::filesystem::path output;               // a folder
    bool overwrite = false;                     // files of tasks that it contains
    ProbingSizes sizes;
    std::int64_t seed = 1;
};

struct ProbingSummary {
    struct Task {
        std::filesystem::path file;
        std::size_t labels = 0, train = 0, development = 0, test = 0;
    };
    std::int64_t sentences = 0;  // read
    std::int64_t skipped = 0;    // lines that are not valid text
    std::vector<Task> tasks;
};

// Error if an input cannot be read, a file exists, or the text has too few sentences for any task. Throws
// MachineFailure.
Result<ProbingSummary> makeProbingTasks(const ProbingRequest& request, JobContext& job);

}  // namespace paragram
