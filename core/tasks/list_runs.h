// Run folders of a project.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tasks/train_model.h"

namespace paragram {

// unfinished: has a checkpoint, the program ended. diverged: its loss was no longer a number.
enum class RunState { finished, stopped, diverged, unfinished };

struct RunInfo {
    std::filesystem::path folder;
    std::string name;
    Settings settings;
    RunState state = RunState::unfinished;
    TrainSummary summary;  // empty for unfinished runs
    bool hasModel = false, canResume = false;
    std::string pairsName;
};

// Folders under runs that are runs, newest first; others are passed over.
std::vector<RunInfo> listRuns(const std::filesystem::path& runs);
Result<RunInfo> readRun(const std::filesystem::path& folder);

}  // namespace paragram
