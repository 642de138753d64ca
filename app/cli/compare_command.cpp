#include "app/cli/compare_command.h"

#include <filesystem>

#include "app/cli/console.h"
#include "core/tasks/training/compare_data.h"

namespace paragram::cli {
namespace {

// "folds=low.h5" is the store low.h5, called folds; without a name, a store is called as its file.
DataSource sourceOf(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || std::filesystem::exists(text))
        return {std::filesystem::path(text).stem().string(), text};
    return {text.substr(0, equals), text.substr(equals + 1)};
}

Result<Nothing> compare(const DataComparisonRequest& request, JobContext& job) {
    GridObserver observer;
    observer.onRun = [](std::size_t, const GridRun& run, bool ended) {
        note("{}{}\n", run.name, ended ? ", already trained" : "");
    };
    observer.onDiverged = [](const GridRun& run, const Error& error) {
        note("{}: {}; left out of the means\n", run.name, error.sentence());
    };
    const Result<DataComparison> comparison = compareData(request, observer, job);
    if (!comparison) {
        if (comparison.stopped()) note("stopped; the same command continues\n");
        return comparison.error();
    }
    bool first = true;
    for (const ScoreTable& table : comparison->tables) {
        say("{}{}", first ? "" : "\n", tableText(table));
        first = false;
    }
    if (comparison.stopped()) note("stopped; the same command continues\n");
    return Result<Nothing>::of({}, comparison.stopped());
}

Task declareCompare(CLI::App& app) {
    auto request = std::make_shared<DataComparisonRequest>();
    auto pairs = std::make_shared<std::vector<std::string>>();
    auto development = std::make_shared<std::vector<std::string>>();
    app.add_option("--pairs", *pairs,
                   "Pair store to compare, with a name for its rows (default: its file's); may be repeated")
        ->required()
        ->type_name("[NAME=]PAIRS.h5");
    app.add_option("--size", request->size,
                   "Pairs drawn at random from each (default: as many as the smallest has)")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40))
        ->type_name("N");
    app.add_option("--seeds", request->seeds, "Trainings on each, with different seeds, 1 to 100 (default 3)")
        ->check(CLI::Range(1, 100))
        ->type_name("N");
    app.add_option(
           "--tokenizer", request->training.tokenizers,
           "Tokenizer file, one for each part of the encoder (default: learned from the pairs of each "
           "training)")
        ->type_name("FILE");
    app.add_option("--development", *development, "Graded pairs for choosing the best model; may be repeated")
        ->type_name("STS_FILE");
    app.add_option("--suite", request->suites,
                   "Folder or file to evaluate every model on, as for evaluate; may be repeated")
        ->type_name("STS_FOLDER");
    app.add_option("--output", request->training.output,
                   "Folder for drawn pairs, runs, comparison.md and comparison.csv; the same command "
                   "continues there after an interruption")
        ->required()
        ->type_name("FOLDER");
    const SettingFlags flags(app, {"text", "tokenizer", "encoder", "generative", "train"}, true);
    return [request, pairs, development, flags](JobContext& job) -> Result<Nothing> {
        request->training.development.assign(development->begin(), development->end());
        for (const std::string& text : *pairs) request->sources.push_back(sourceOf(text));
        const Result<SettingGrid> grid = flags.grid();
        if (!grid) return grid.error();
        Result<std::vector<GridRun>> runs = grid->runs();
        if (!runs) return runs.error();
        request->runs = std::move(*runs);
        if (request->runs.size() == 1) request->runs.front().name.clear();  // no settings differ
        return compare(*request, job);
    };
}

}  // namespace

Command compareDataCommand() {
    return {"compare-data",
            "Compare pair stores as training data: equally many pairs, the same settings, several seeds",
            declareCompare,
            {"paragram-cli compare-data --pairs all=pairs.h5 --pairs short=filtered.h5 --tokenizer "
             "tokenizer.model --train.epochs 1 --seeds 2 --suite sample --output compared",
             "paragram-cli compare-data --pairs pairs.h5 --encoder.kind 'sp | word' --train.epochs 1 --size "
             "1000 --seeds 1 --output encoders"}};
}

}  // namespace paragram::cli
