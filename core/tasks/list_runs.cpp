#include "core/tasks/list_runs.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/models/run_folder.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

double number(const nlohmann::json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<double>()
                                                     : std::numeric_limits<double>::quiet_NaN();
}

void readReport(const fs::path& file, RunInfo& run) {
    const Result<std::string> text = readFile(file);
    if (!text) return;
    const nlohmann::json json = nlohmann::json::parse(*text, nullptr, false);
    if (!json.is_object()) return;
    run.pairsName = json.value("pairs", "");
    const std::string state = json.value("state", "");
    if (state == "running") return;  // it still does, or was cut short
    run.state = state == "finished"   ? RunState::finished
                : state == "diverged" ? RunState::diverged
                                      : RunState::stopped;
    TrainSummary& s = run.summary;
    s.epochs = number(json, "epochs");
    s.steps = json.value("steps", std::int64_t{0});
    s.seconds = number(json, "seconds");
    s.pairsPerSecond = number(json, "pairs_per_second");
    s.peakMemoryBytes = json.value("peak_memory_bytes", std::int64_t{0});
    s.lastLoss = number(json, "last_loss");
    s.untrainedPearson = number(json, "untrained_pearson");
    s.bestPearson = number(json, "best_pearson");
    s.bestStep = json.value("best_step", std::int64_t{0});
    if (const auto vectors = json.find("word_vectors"); vectors != json.end() && vectors->is_object()) {
        s.vectors = {vectors->value("rows", std::int64_t{0}), vectors->value("rows_covered", std::int64_t{0}),
                     number(*vectors, "share_of_tokens")};
    }
    s.endedEarly = json.value("ended_early", false);
    s.stopped = run.state == RunState::stopped;
}

}  // namespace

Result<RunInfo> readRun(const fs::path& folder) {
    const RunFolder files{folder};
    std::error_code code;
    if (!fs::exists(files.settings(), code)) {
        return Error{folder.string(), "no settings.conf", "the folder of a run", "name the folder of a run"};
    }
    RunInfo run;
    run.folder = folder;
    run.name = folder.filename().string();
    Result<Nothing> applied = applySettingsFile(run.settings, files.settings());
    if (!applied) return applied.error();
    run.hasModel = fs::exists(files.model(), code);
    readReport(files.report(), run);
    run.canResume = fs::exists(files.checkpoint(), code) && run.state != RunState::finished;
    return run;
}

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
