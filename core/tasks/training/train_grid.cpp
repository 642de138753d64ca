#include "core/tasks/training/train_grid.h"

#include <fmt/format.h>

#include "core/base/files/atomic_file.h"
#include "core/tasks/training/compare_runs.h"
#include "core/tasks/training/train_queued.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

void writeComparison(const fs::path& folder, const std::vector<RunInfo>& runs) {
    writeFileAtomically(folder / "comparison.csv", comparisonCsv(runs));
    writeFileAtomically(folder / "comparison.md", comparisonMarkdown(runs));
}

// The context of one run, whose progress names the run and its number.
JobContext jobOfRun(const JobContext& job, std::size_t number, const GridRequest& request) {
    JobContext one = job;
    const std::string prefix =
        fmt::format("Run {} of {}, {}: ", number, request.runs.size(), request.runs[number - 1].name);
    one.onProgress = [&job, prefix](Progress progress) {
        progress.stage = prefix + progress.stage;
        job.report(progress);
    };
    return one;
}

}  // namespace

Result<std::vector<RunInfo>> trainGrid(const GridRequest& request, const GridObserver& observer,
                                       JobContext& job) {
    using Runs = std::vector<RunInfo>;
    const fs::path& folder = request.training.output;
    std::error_code code;
    fs::create_directories(folder, code);
    if (code || !fs::is_directory(folder)) {
        return Error{folder.string(), "cannot be created as a folder", "", "choose another --output"};
    }
    if (const Result<Nothing> writable = checkWritable(folder / "comparison.csv"); !writable)
        return writable.error();
    Runs runs;
    for (std::size_t number = 1; number <= request.runs.size(); ++number) {
        const GridRun& run = request.runs[number - 1];
        TrainRequest training = request.training;
        training.settings = run.settings;
        training.output = folder / run.name;
        const Result<EarlierRun> earlier = findEarlierRun(training);
        if (!earlier) return earlier.error();
        if (observer.onRun) observer.onRun(number, run, earlier->ended());
        bool stopped = false;
        if (!earlier->ended()) {
            JobContext one = jobOfRun(job, number, request);
            const Result<TrainSummary> trained = trainQueued(training, observer.training, one);
            stopped = trained.stopped();
            Result<RunInfo> info = readRun(training.output);
            if (trained.outcome() == Outcome::failed) {
                if (!info || info->state != RunState::diverged) return trained.error();
                if (observer.onDiverged) observer.onDiverged(run, trained.error());
            }
            if (info) runs.push_back(std::move(*info));
        } else {
            runs.push_back(earlier->info);
        }
        writeComparison(folder, runs);
        if (stopped) return Result<Runs>::stoppedWith(std::move(runs));
    }
    return runs;
}

}  // namespace paragram
