#include "core/tasks/training/compare_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/evaluation/reports/report_text.h"
#include "core/models/load_model.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/tasks/evaluation/evaluate_model.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// A model of the comparison: one seed of a row.
struct Trained {
    std::string row;
    RunInfo run;
};

Result<Nothing> checkRequest(const DataComparisonRequest& request) {
    if (request.sources.empty() || request.runs.empty() || request.seeds < 1)
        return Error{"the comparison", "nothing to train", "pair stores, settings and seeds", "add them"};
    std::set<std::string> names;
    for (const DataSource& source : request.sources) {
        if (source.name.empty() || source.name.front() == '.' || source.name.find('/') != std::string::npos)
            return Error{source.pairs.string(), fmt::format("called \"{}\"", source.name),
                         "a name that a folder can have", "put NAME= before the file"};
        if (!names.insert(source.name).second)
            return Error{source.pairs.string(), fmt::format("a second source called \"{}\"", source.name),
                         "different names", "put NAME= before the file"};
    }
    for (const GridRun& run : request.runs)
        if (run.settings.train.seed != request.runs.front().settings.train.seed)
            return Error{"train.seed", "given with several values", "one value",
                         "use --seeds, which trains with seeds from 1"};
    return Nothing{};
}

// The number of pairs that every source can give.
Result<std::int64_t> commonSize(const DataComparisonRequest& request) {
    const DataSource* smallest = nullptr;
    std::int64_t fewest = 0;
    for (const DataSource& source : request.sources) {
        const Result<PairStore> store = PairStore::open(source.pairs);
        if (!store) return store.error();
        if (smallest != nullptr && store->info().pairs >= fewest) continue;
        smallest = &source;
        fewest = store->info().pairs;
    }
    if (request.size > fewest)
        return Error{"--size", groupedNumber(request.size),
                     fmt::format("at most {}, which is what {} has", countOf(fewest, "pair"),
                                 smallest->pairs.string()),
                     "choose fewer pairs, or leave it out"};
    return request.size > 0 ? request.size : fewest;
}

// Draws the pairs of a source, unless that has been done.
Result<Nothing> draw(const DataSource& source, std::int64_t size, const fs::path& output, JobContext& job) {
    if (fs::exists(output)) {
        const Result<PairStore> drawn = PairStore::open(output);
        if (!drawn) return drawn.error();
        if (drawn->info().pairs == size && drawn->info().origin == source.pairs.string()) return Nothing{};
        return Error{output.string(),
                     fmt::format("{} of {}", countOf(drawn->info().pairs, "pair"), drawn->info().origin),
                     fmt::format("{} of {}", countOf(size, "pair"), source.pairs.string()),
                     "choose another --output, or the same pairs again"};
    }
    std::error_code code;
    fs::create_directories(output.parent_path(), code);
    if (code)
        return Error{output.parent_path().string(), "cannot be created as a folder", "",
                     "choose another --output"};
    const Result<DivideSummary> drawn = subsamplePairs({source.pairs, output, size, 1}, job);
    if (!drawn) return drawn.error();
    return Nothing{};
}

// Each of the settings with each seed.
std::vector<GridRun> withSeeds(const std::vector<GridRun>& runs, int seeds) {
    std::vector<GridRun> all;
    for (const GridRun& run : runs) {
        for (int seed = 1; seed <= seeds; ++seed) {
            all.push_back(
                {fmt::format("{}{}seed{}", run.name, run.name.empty() ? "" : "-", seed), run.settings});
            all.back().settings.train.seed = seed;
        }
    }
    return all;
}

// Trains on one source; the rows of the runs are named by it and, of several, by their settings.
Result<std::vector<Trained>> trainOn(const DataSource& source, const DataComparisonRequest& request,
                                     const GridObserver& observer, JobContext& job) {
    GridRequest grid{request.training, withSeeds(request.runs, request.seeds)};
    for (GridRun& run : grid.runs)
        run.settings.train.heldOut = 0;  // of each source other pairs: no comparison
    grid.training.output = request.training.output / source.name;
    grid.training.pairs = {grid.training.output / "pairs.h5"};
    JobContext one = job;
    one.onProgress = [&](Progress progress) {
        progress.stage = fmt::format("{}: {}", source.name, progress.stage);
        job.report(progress);
    };
    GridObserver named = observer;  // the same seeds are trained on every source
    named.onRun = [&](std::size_t number, GridRun run, bool ended) {
        run.name = source.name + "/" + run.name;
        if (observer.onRun) observer.onRun(number, run, ended);
    };
    Result<std::vector<RunInfo>> runs = trainGrid(grid, named, one);
    if (!runs) return runs.error();
    std::vector<Trained> trained;
    for (RunInfo& run : *runs) {
        const auto place = std::ranges::find(grid.runs, run.name, &GridRun::name);
        const std::string& settings = request
                                          .runs[static_cast<std::size_t>(place - grid.runs.begin()) /
                                                static_cast<std::size_t>(request.seeds)]
                                          .name;
        trained.push_back({source.name + (settings.empty() ? "" : ", " + settings), std::move(run)});
    }
    if (runs.stopped()) return Result<std::vector<Trained>>::stoppedWith(std::move(trained));
    return trained;
}

ScoreTable trainingTable(const std::vector<Trained>& trained, std::int64_t size) {
    ScoreTable table{
        "trainings",
        fmt::format("Trainings on {} each, development Pearson's r x 100", countOf(size, "pair")),
        {"Data", "runs", "untrained", "best", "seconds"},
        {}};
    for (std::size_t first = 0; first < trained.size();) {
        std::vector<double> untrained, best, seconds;
        std::size_t last = first;
        for (; last < trained.size() && trained[last].row == trained[first].row; ++last) {
            if (trained[last].run.state != RunState::finished) continue;
            untrained.push_back(100 * trained[last].run.summary.untrainedScore);
            best.push_back(100 * trained[last].run.summary.bestScore);
            seconds.push_back(trained[last].run.summary.seconds);
        }
        table.rows.push_back({{trained[first].row, std::to_string(best.size()), meanText(untrained),
                               meanText(best), meanText(seconds)},
                              false});
        first = last;
    }
    return table;
}

// Reports named by their rows. Stopped: those so far.
Result<std::vector<EvaluationReport>> evaluateAll(const std::vector<Trained>& trained,
                                                  const EvaluationSuites& suites, JobContext& job) {
    EvaluationOptions options;
    options.intervals = false;
    std::vector<EvaluationReport> reports;
    for (const Trained& one : trained) {
        if (one.run.state != RunState::finished || !one.run.hasModel) continue;
        const auto model = loadModel(one.run.folder);
        if (!model) return model.error();
        JobContext of = job;
        of.onProgress = [&](Progress progress) {
            progress.stage = fmt::format("{}: {}", one.row, progress.stage);
            job.report(progress);
        };
        Result<EvaluationReport> report = evaluateOn(suites, **model, options, of);
        if (!report) return report.error();
        if (report.stopped()) return Result<std::vector<EvaluationReport>>::stoppedWith(std::move(reports));
        reports.push_back(std::move(*report));
        reports.back().modelName = one.row;
    }
    return reports;
}

}  // namespace

Result<DataComparison> compareData(const DataComparisonRequest& request, const GridObserver& observer,
                                   JobContext& job) {
    const Result<Nothing> sensible = checkRequest(request);
    if (!sensible) return sensible.error();
    const Result<std::int64_t> size = commonSize(request);
    if (!size) return size.error();
    EvaluationSuites suites;
    if (!request.suites.empty()) {  // before the trainings, so that a wrong folder costs no time
        Result<EvaluationSuites> read = readSuites(request.suites, job);
        if (!read) return read.error();
        suites = std::move(*read);
    }
    const fs::path& folder = request.training.output;
    for (const DataSource& source : request.sources) {
        const Result<Nothing> drawn = draw(source, *size, folder / source.name / "pairs.h5", job);
        if (!drawn) return drawn.error();
    }
    std::vector<Trained> trained;
    for (const DataSource& source : request.sources) {
        Result<std::vector<Trained>> more = trainOn(source, request, observer, job);
        if (!more) return more.error();
        std::ranges::move(*more, std::back_inserter(trained));
        if (more.stopped()) return Result<DataComparison>::stoppedWith({{trainingTable(trained, *size)}});
    }
    DataComparison comparison{{trainingTable(trained, *size)}};
    Result<std::vector<EvaluationReport>> reports = evaluateAll(trained, suites, job);
    if (!reports) return reports.error();
    if (reports.stopped()) return Result<DataComparison>::stoppedWith(std::move(comparison));
    ReportTableOptions options;
    options.published = false;
    options.means = true;
    std::ranges::move(reportTables(*reports, options), std::back_inserter(comparison.tables));
    std::string text;
    for (const ScoreTable& table : comparison.tables)
        text += (text.empty() ? "" : "\n") + tableMarkdown(table);
    writeFileAtomically(folder / "comparison.md", text);
    writeFileAtomically(folder / "comparison.csv", reportsAs(ReportFormat::csv, *reports));
    return comparison;
}

}  // namespace paragram
