// What a list of runs shows of a run folder.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/result.h"
#include "core/runs/run_report.h"
#include "core/settings/settings.h"

namespace paragram {

struct RunInfo : RunReport {
    std::filesystem::path folder;
    std::string name;  // of the folder
    Settings settings;
    bool hasModel = false, canResume = false;
};

// Error for a folder that is not a run, or a run with unreadable settings.
Result<RunInfo> readRun(const std::filesystem::path& folder);

}  // namespace paragram
