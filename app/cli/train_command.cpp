#include "app/cli/train_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "app/cli/console.h"
#include "core/base/number_text.h"
#include "core/base/ranks/communicator.h"
#include "core/runs/latent_watch.h"
#include "core/runs/run_info.h"
#include "core/tasks/training/compare_runs.h"
#include "core/tasks/training/estimate_training.h"
#include "core/tasks/training/train_grid.h"
#include "core/tasks/training/train_model.h"

namespace paragram::cli {
namespace {

void printEvaluation(const EvaluationRecord& record) {
    if (record.scores.empty() && record.heldOut.empty()) return;
    std::string line = fmt::format("epoch {:.2f}  step {}  ", record.epoch, record.step);
    for (const DevelopmentScore& score : record.scores) {
        line += fmt::format("  {} {:.1f}", score.name, 100 * score.pearson);
    }
    for (const auto& [name, value] : record.heldOut) {
        line += isRetrievalShare(name) ? fmt::format("  {} {:.1f}", name, 100 * value)
                                       : fmt::format("  {} {:.3g}", name, value);
    }
    say("{}{}\n", line, record.best ? "  best" : "");
    std::fflush(stdout);
}

// Prints the last lines of train; scripts may read them.
void printTraining(const TrainSummary& s, bool stopped) {
    if (s.vectors.rows > 0) {
        say("word vectors: {} of {} rows of the table, {:.1f} % of the tokens\n",
            groupedNumber(s.vectors.covered), groupedNumber(s.vectors.rows), 100 * s.vectors.tokens);
    }
    const char* name = s.retrieval ? "retrieval accuracy of held-out pairs" : "development Pearson";
    if (!std::isnan(s.bestScore) && s.steps == 0) {
        say("{} {:.1f}, untrained\n", name, 100 * s.bestScore);
    } else if (!std::isnan(s.bestScore)) {
        say("{} {:.1f} at step {} (untrained {:.1f})\n", name, 100 * s.bestScore, s.bestStep,
            100 * s.untrainedScore);
    }
    const std::string tokens =
        s.tokensPerSecond > 0 ? fmt::format(", {:.0f} tokens/s", s.tokensPerSecond) : "";
    say("{:.2f} epochs, {} steps, {:.1f} seconds, {:.0f} pairs/s{}, peak memory {:.0f} MB{}\n", s.epochs,
        s.steps, s.seconds, s.pairsPerSecond, tokens, static_cast<double>(s.peakMemoryBytes) / 1e6,
        stopped        ? "; stopped, continue with --resume"
        : s.endedEarly ? "; ended early, the score no longer rose"
                       : "");
}

// Whether nothing is left to train.
bool isFinished(const TrainRequest& request) {
    const Result<RunInfo> run = readRun(request.output);
    return run && run->state == RunState::finished && request.epochs <= run->settings.train.epochs;
}

void printFinished(const TrainRequest& request) {
    const Result<RunInfo> run = readRun(request.output);
    say("{} is finished: {:.2f} epochs, {}; --train.epochs with a larger number continues it\n",
        request.output.string(), run->summary.epochs,
        countOf(static_cast<std::int64_t>(run->summary.steps), "step"));
}

Result<Nothing> trainOne(TrainRequest request, const SettingFlags& flags, JobContext& job) {
    const Result<Settings> settings = flags.settings();
    if (!settings) return settings.error();
    request.settings = *settings;
    const bool finished = request.resume && isFinished(request);
    if (finished && request.pairs.empty()) {
        printFinished(request);
        return Nothing{};
    }
    TrainObserver observer;
    observer.onEvaluation = printEvaluation;
    LatentWatch latents;
    observer.onStep = [&latents](const StepRecord& step) {
        if (const std::string notice = latents.add(step); !notice.empty()) say("{}\n", notice);
    };
    const Result<TrainSummary> summary = trainModel(request, observer, job);
    if (!summary && summary.stopped()) {
        std::error_code code;
        const bool empty = std::filesystem::remove(request.output, code);
        say("stopped before the first step{}\n", empty ? "; nothing was written" : "");
    }
    if (!summary) return summary.error();
    if (finished && !summary.stopped()) {  // pairs that were given have been compared with those of the run
        printFinished(request);
        return Nothing{};
    }
    printTraining(*summary, summary.stopped());
    return Result<Nothing>::of({}, summary.stopped());
}

Result<std::vector<GridRun>> runsOf(const SettingFlags& flags, bool isGrid) {
    if (!isGrid) {
        const Result<Settings> settings = flags.settings();
        if (!settings) return settings.error();
        return std::vector<GridRun>{{"", *settings}};
    }
    const Result<SettingGrid> grid = flags.grid();
    if (!grid) return grid.error();
    return grid->runs();
}

// For a grid: its runs are trained one after another, and each keeps its files.
Result<Nothing> estimate(TrainRequest request, const SettingFlags& flags, bool isGrid) {
    const auto runs = runsOf(flags, isGrid);
    if (!runs) return runs.error();
    TrainEstimate all;
    for (const GridRun& run : *runs) {
        request.settings = run.settings;
        const Result<TrainEstimate> cost = estimateTraining(request);
        if (!cost) return cost.error();
        all.seconds += cost->seconds;
        all.memoryBytes = std::max(all.memoryBytes, cost->memoryBytes);
        all.diskBytes += cost->diskBytes;
        all.freeDiskBytes = cost->freeDiskBytes;
        all.fromDisk = all.fromDisk || cost->fromDisk;
    }
    const auto gigabytes = [](double bytes) { return fmt::format("{:.2f} GB", bytes / 1e9); };
    if (isGrid) say("runs    {}\n", runs->size());
    say("time    about {}\n", durationText(all.seconds));
    say("memory  {}{}\n", gigabytes(all.memoryBytes),
        all.fromDisk ? "; the tokens of the pairs are read from disk" : "");
    say("disk    {}{}\n", gigabytes(all.diskBytes),
        all.freeDiskBytes < 0 ? "" : " of " + gigabytes(all.freeDiskBytes) + " free");
    return Nothing{};
}

Result<Nothing> trainMany(const TrainRequest& request, const SettingFlags& flags, JobContext& job) {
    if (!job.ranks().alone())
        return Error{"--grid", fmt::format("given with {} ranks", job.ranks().size()), "",
                     "start each training on its own"};
    if (request.resume) {
        return Error{"--resume", "given with --grid", "", "omit it: a grid resumes by itself"};
    }
    const auto runs = runsOf(flags, true);
    if (!runs) return runs.error();
    GridRequest many{request, *runs};
    GridObserver observer;
    observer.training.onEvaluation = printEvaluation;
    observer.onRun = [count = runs->size()](std::size_t number, const GridRun& run, bool ended) {
        say("run {} of {}: {}{}\n", number, count, run.name, ended ? ", already trained" : "");
        std::fflush(stdout);
    };
    observer.onDiverged = [](const GridRun& run, const Error& error) {
        note("{}: {}; the grid continues\n", run.name, error.sentence());
    };
    const Result<std::vector<RunInfo>> runInfos = trainGrid(many, observer, job);
    if (!runInfos) return runInfos.error();
    say("\n{}", comparisonTable(*runInfos));
    if (runInfos.stopped()) say("stopped; the same command continues\n");
    return Result<Nothing>::of({}, runInfos.stopped());
}

Task declareTrain(CLI::App& app) {
    auto request = std::make_shared<TrainRequest>();
    auto development = std::make_shared<std::vector<std::string>>();
    auto isGrid = std::make_shared<bool>(false), onlyCost = std::make_shared<bool>(false);
    app.add_option("--pairs", request->pairs,
                   "Pair store to learn from, or the authors' .h5 with a .vocab next to it (needs the "
                   "--tokenizer it was tokenised with); may be repeated, and all are used together; with "
                   "--resume the default is those of the run")
        ->type_name("PAIRS.h5");
    app.add_option("--tokenizer", request->tokenizers,
                   "Tokenizer file, one for each part of the encoder (default: trained with the settings)")
        ->type_name("FILE");
    app.add_option(
           "--development", *development,
           "Graded pairs for choosing the best model; may be repeated. Without any, pairs are held out of "
           "training (--train.held-out), and the model that best retrieves their translations is kept")
        ->type_name("STS_FILE");
    app.add_option("--output", request->output,
                   "Run folder to create; with --grid the folder for the run folders")
        ->required()
        ->type_name("RUN");
    app.add_flag("--resume", request->resume,
                 "Continue from the checkpoint of the run folder, with its settings; with --train.epochs N "
                 "until N epochs are "
                 "done");
    app.add_flag("--grid", *isGrid,
                 "Settings may have several values, \"0 | 0.1 | 0.3\": train once with each combination, one "
                 "after another, and compare the runs. The same command continues after an interruption");
    app.add_flag("--estimate", *onlyCost, "Only estimate the cost of the training: time, memory, disk");
    const SettingFlags flags(app, {"text", "tokenizer", "encoder", "generative", "train"}, true);
    return [&app, request, development, isGrid, onlyCost, flags](JobContext& job) -> Result<Nothing> {
        request->development.assign(development->begin(), development->end());
        if (request->pairs.empty() && !request->resume) {
            return Error{"--pairs", "not given", "a pair store",
                         "make one first: paragram-cli import --input FILE --output PAIRS.h5"};
        }
        const CLI::Option* epochs = app.get_option_no_throw("--train.epochs");
        if (request->resume && epochs != nullptr && epochs->count() > 0) request->epochs = epochs->as<int>();
        if (*onlyCost) return estimate(*request, flags, *isGrid);
        return *isGrid ? trainMany(*request, flags, job) : trainOne(*request, flags, job);
    };
}

}  // namespace

Command trainCommand() {
    return {
        "train",
        "Train a model on a pair store, or several by a grid of settings",
        declareTrain,
        {"paragram-cli train --pairs pairs.h5 --tokenizer tokenizer.model --preset sample --train.epochs 2 "
         "--output run",
         "paragram-cli train --resume --output run --train.epochs 3"},
        {},
        true};
}

}  // namespace paragram::cli
