#include "core/runs/run_info.h"

#include "core/runs/run_folder.h"
#include "core/settings/settings_file.h"

namespace paragram {

Result<RunInfo> readRun(const std::filesystem::path& folder) {
    const RunFolder files{folder};
    std::error_code code;
    if (!std::filesystem::exists(files.settings(), code)) {
        return Error{folder.string(), "no " + files.settings().filename().string(), "the folder of a run",
                     "choose the folder of a run"};
    }
    RunInfo run;
    run.folder = folder;
    run.name = folder.filename().string();
    const Result<Nothing> applied = applySettingsFile(run.settings, files.settings());
    if (!applied) return applied.error();
    run.hasModel = std::filesystem::exists(files.model(), code);
    static_cast<RunReport&>(run) = readRunReport(files.report());
    run.canResume = std::filesystem::exists(files.checkpoint(), code) && run.state != RunState::finished;
    return run;
}

}  // namespace paragram
