#include "core/tasks/training/list_runs.h"

#include <algorithm>

#include "core/runs/run_folder.h"

namespace paragram {

namespace fs = std::filesystem;

std::vector<RunInfo> listRuns(const fs::path& runs) {
    std::vector<std::pair<fs::file_time_type, RunInfo>> found;
    std::error_code code;
    for (const auto& entry : fs::directory_iterator(runs, code)) {
        if (!entry.is_directory(code)) continue;
        Result<RunInfo> run = readRun(entry.path());
        if (run)
            found.emplace_back(fs::last_write_time(RunFolder{entry.path()}.settings(), code),
                               std::move(*run));
    }
    std::ranges::stable_sort(found, std::greater<>(), [](const auto& item) { return item.first; });
    std::vector<RunInfo> sorted;
    for (auto& [time, run] : found) sorted.push_back(std::move(run));
    return sorted;
}

}  // namespace paragram
