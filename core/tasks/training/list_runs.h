// Lists the runs of a project.
#pragma once

#include <filesystem>
#include <vector>

#include "core/runs/run_info.h"

namespace paragram {

// The run folders directly below `runs`, newest settings first; other folders are skipped.
std::vector<RunInfo> listRuns(const std::filesystem::path& runs);

}  // namespace paragram
