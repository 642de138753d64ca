#include "core/tasks/train_grid.h"

#include <fmt/format.h>

#include "core/base/atomic_file.h"
#include "core/models/run_folder.h"
#include "core/settings/setting_table.h"
#include "core/tasks/compare_runs.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// What lies in the folder: nothing, or a run of these settings.
struct Found {
    bool run = false;
    RunInfo info;
};

Result<Found> lookAt(const fs::path& folder, const Settings& settings) {
    std::error_code code;
    if (!fs::exists(RunFolder{folder}.settings(), code)) return Found{};
    Result<RunInfo> info = readRun(folder);
    if (!info) return info.error();
    for (const SettingRow& row : settingTable()) {
        // Training sets the kind of tokens by the encoder; threads may differ from one machine to the next.
        if (row.key == "tokenizer.kind" || row.key == "train.threads") continue;
        if (row.text(info->settings) == row.text(settings)) continue;
        return Error{folder.string(),
                     fmt::format("holds a run with {} = {}", row.key, row.text(info->settings)),
                     row.text(settings), "choose another --output, or remove that run"};
    }
    return Found{true, std::move(*info)};
}

void writeComparison(const fs::path& folder, const std::vector<RunInfo>& runs) {
    writeFileAtomically(folder / "comparison.csv", comparisonCsv(runs));
    writeFileAtomically(folder / "comparison.md", comparisonMarkdown(runs));
}

// The job of one run: its progress says which of how many it is.
JobContext jobOfRun(const JobContext& job, std::size_t number, const GridRequest& request) {
    JobContext one = job;
    const std::string prefix =
        fmt::format("Run {} of {}, {}: ", number, request.runs.size(), request.runs[number - 1].name);
    one.report = [&job, prefix](Progress progress) {
        progress.stage = prefix + progress.stage;
        job.tell(progress);
    };
    return one;
}

}  // namespace

Result<TrainSummary> trainOrGoOn(const TrainRequest& request, const TrainObserver& observer,
                                 JobContext& job) {
    const Result<Found> found = lookAt(request.output, request.settings);
    if (!found) return found.error();
    if (found->run && found->info.state == RunState::finished) return found->info.summary;
    TrainRequest wanted = request;
    wanted.resume = found->run && found->info.canResume;
    return trainModel(wanted, observer, job);
}

Result<GridSummary> trainGrid(const GridRequest& request, const GridObserver& observer, JobContext& job) {
    const fs::path& folder = request.training.output;
    std::error_code code;
    fs::create_directories(folder, code);
    if (code || !fs::is_directory(folder)) {
        return Error{folder.string(), "cannot be made a folder", "", "choose another --output"};
    }
    if (const Result<Nothing> writable = checkWritable(folder / "comparison.csv"); !writable)
        return writable.error();
    GridSummary summary;
    for (std::size_t number = 1; number <= request.runs.size(); ++number) {
        const GridRun& run = request.runs[number - 1];
        TrainRequest training = request.training;
        training.settings = run.settings;
        training.output = folder / run.name;
        const Result<Found> found = lookAt(training.output, run.settings);
        if (!found) return found.error();
        const RunState state = found->info.state;
        // Equal settings diverge again at the same step.
        const bool ended = found->run && (state == RunState::finished || state == RunState::diverged);
        if (observer.onRun) observer.onRun(number, run, ended);
        if (!ended) {
            JobContext one = jobOfRun(job, number, request);
            const Result<TrainSummary> trained = trainOrGoOn(training, observer.training, one);
            summary.stopped = trained && trained->stopped;
            Result<RunInfo> info = readRun(training.output);
            if (!trained) {
                if (!info || info->state != RunState::diverged) return trained.error();
                if (observer.onDiverged) observer.onDiverged(run, trained.error());
            }
            if (info) summary.runs.push_back(std::move(*info));
        } else {
            summary.runs.push_back(found->info);
        }
        writeComparison(folder, summary.runs);
        if (summary.stopped) break;
    }
    return summary;
}

}  // namespace paragram
