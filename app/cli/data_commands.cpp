// Commands that create and describe data: sample, import, statistics, tokenizer.
#include "app/cli/data_commands.h"

#include <fmt/format.h>

#include <optional>
#include <sstream>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/filter_commands.h"
#include "app/cli/output_flags.h"
#include "app/cli/reading_flags.h"
#include "core/base/number_text.h"
#include "core/base/ranks/communicator.h"
#include "core/pairs/statistics/statistics_text.h"
#include "core/settings/setting_table.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/read_lines.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/filtering/fold_statistics.h"
#include "core/tasks/training/train_tokenizer.h"

namespace paragram::cli {
namespace {

Task declareSample(CLI::App& app) {
    auto folder = std::make_shared<std::string>();
    addOutput(app, "--output", *folder, "Folder for the sample files; created if it is missing")
        ->required()
        ->type_name("FOLDER");
    return [&app, folder](JobContext&) -> Result<Nothing> {
        const auto files = writeSample(*folder, overwrites(app));
        if (!files) return files.error();
        for (const auto& file : *files) say("{}\n", file.string());
        return Nothing{};
    };
}

void printImport(const ImportSummary& s, bool stopped, const std::string& output) {
    say("{} read, {} kept in {}, {}{}\n", countOf(s.linesRead, s.counted), countOf(s.pairsKept, "pair"),
        output, durationText(s.seconds), stopped ? " (stopped)" : "");
    if (s.linesRejected > 0) {
        say("{} could not be read; the first: {}\n", countOf(s.linesRejected, s.counted),
            s.rejectedExamples.front());
    }
    if (s.languagesGuessed) {
        const auto shown = [](const std::string& code) { return code.empty() ? "not clear" : code; };
        say("languages guessed from the text: {} and {}; --languages overrides them\n",
            shown(s.sourceLanguage), shown(s.targetLanguage));
    }
    for (const std::string& remark : s.remarks) say("warning: {}\n", remark);
    printSteps(s.filters);
}

// With both, it would be unclear which filters run first.
Result<Recipe> recipeOnly(const std::string& name, const Settings& settings) {
    for (const SettingRow* row : settingsOfGroup("filter")) {
        if (!row->isDefault(settings))
            return Error{"--recipe", "given with --" + row->key, "one of them",
                         "add a line for it to the recipe"};
    }
    return readRecipe(name);
}

// Rank 0 reads the list, since it may be on standard input.
Result<Nothing> takeList(const std::string& list, ImportRequest& request, JobContext& job) {
    Communicator& ranks = job.ranks();
    const auto lines = onAll(ranks, ranks.isFirst() ? readLines(list) : Result(std::vector<std::string>()));
    if (!lines) return lines.error();
    std::istringstream names(textOfFirst(ranks, fmt::format("{}", fmt::join(*lines, "\n"))));
    std::vector<std::filesystem::path> files;
    for (std::string name; std::getline(names, name);)
        if (!name.empty()) files.emplace_back(name);
    if (files.empty())
        return Error{list, "no file is named", "a name on each line", "list the files to read"};
    request.input.first = files.front();
    request.more.assign(files.begin() + 1, files.end());
    return Nothing{};
}

Task declareImport(CLI::App& app) {
    auto request = std::make_shared<ImportRequest>();
    const ReadingFlags reading(app, {request, &request->input});
    auto files = std::make_shared<std::string>();
    app.add_option(
           "--files", *files,
           "Instead of --input, a list of files that are read one after another as if they were one, a "
           "name on each line; - reads the list from standard input. Several ranks share the files")
        ->excludes(app.get_option("--input")->required(false))
        ->type_name("LIST");
    auto preview = std::make_shared<bool>(false);
    app.add_flag("--preview", *preview,
                 "Write nothing; show the guessed format, columns and languages, the first rows, and their "
                 "problems");
    addOutput(app, "--output", request->output, "Pair store to write")->type_name("PAIRS.h5");
    auto recipe = std::make_shared<std::string>();
    suggest(app.add_option("--recipe", *recipe,
                           "Filters in order: a recipe file, or a built-in one (" + recipeList() +
                               "). Replaces the settings filter.*")
                ->type_name("RECIPE"),
            recipeNames());
    app.add_option("--suite", request->suites,
                   "Evaluation sets whose sentences the filter leak drops; may be repeated")
        ->type_name("FILE|FOLDER");
    const SettingFlags flags(app, {"pairs", "filter", "text"}, false);
    return [request, reading, files, preview, recipe, flags](JobContext& job) -> Result<Nothing> {
        const Result<Settings> settings = flags.settings();
        if (!settings) return settings.error();
        request->settings = *settings;
        if (!recipe->empty()) {
            Result<Recipe> read = recipeOnly(*recipe, *settings);
            if (!read) return read.error();
            request->recipe = std::move(*read);
        }
        if (!files->empty()) {
            const Result<Nothing> listed = takeList(*files, *request, job);
            if (!listed) return listed.error();
        }
        const Result<Nothing> set = reading.apply();
        if (!set) return set.error();
        if (*preview) return printPreview(request->input, job);
        if (request->output.empty())
            return Error{"--output", "not given", "a pair store to write", "give one, or --preview"};
        const Result<ImportSummary> summary = importPairs(*request, job);
        if (!summary) return summary.error();
        printImport(*summary, summary.stopped(), request->output.string());
        return Result<Nothing>::of({}, summary.stopped());
    };
}

// Folds are ranked first: a quantity that cannot be measured is then reported before the counting.
Result<StatisticsSummary> foldStatistics(const StatisticsRequest& request, RecipeStep by, int folds,
                                         JobContext& job) {
    FoldRequest ranking;
    ranking.pairs = request.pairs;
    ranking.by = std::move(by);
    ranking.folds = folds;
    Result<FoldSummary> ranked = foldPairs(ranking, job);
    if (!ranked) return ranked.error();
    return computeFoldStatistics(request, ranking, std::move(*ranked), job);
}

Task declareStatistics(CLI::App& app) {
    auto request = std::make_shared<StatisticsRequest>();
    auto recipe = std::make_shared<std::string>(), by = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false), csv = std::make_shared<bool>(false);
    auto folds = std::make_shared<int>(10);
    app.add_option("--pairs", request->pairs, "Pair store to count")->required()->type_name("PAIRS.h5");
    app.add_flag("--languages", request->languages, "Also detect the language of every sentence (CLD2)");
    app.add_flag("--trigrams", request->trigrams,
                 "Also the entropy of three words in a row; takes 16 bytes for each different one of a side");
    app.add_option("--model", request->model,
                   "Also the mean paraphrase score under a run, a model file or word vectors, and the piece "
                   "overlap of the model")
        ->type_name("MODEL");
    app.add_option("--tokenizer", request->tokenizers,
                   "Also the piece overlap: one tokenizer for both sides, or one for each")
        ->type_name("FILE");
    suggest(app.add_option("--recipe", *recipe,
                           "Also what each step of a recipe keeps: a file, or " + recipeList())
                ->type_name("RECIPE"),
            recipeNames());
    app.add_option("--suite", request->suites, "Evaluation sets for the filter leak; may be repeated")
        ->type_name("FILE|FOLDER");
    app.add_option("--by", *by,
                   "Also equal parts, ranked by what a filter measures, as a line of a recipe: overlap, "
                   "score, length of=mean, paraphrase model=RUN, ...")
        ->type_name("LINE")
        ->excludes("--recipe");
    app.add_option("--folds", *folds, "Number of these parts, 2 to 100 (default 10)")
        ->type_name("N")
        ->needs("--by");
    auto parses = std::make_shared<std::vector<std::filesystem::path>>();
    app.add_option(
           "--parses", *parses,
           "Also the parse entropy (P18, Table 1) of trees in brackets, as parsers write them; may be "
           "repeated")
        ->type_name("FILE");
    app.add_flag("--json", *json, "Print JSON instead of a table, with all histograms");
    app.add_flag("--csv", *csv, "Print CSV instead of a table");
    return [request, recipe, by, folds, parses, json, csv](JobContext& job) -> Result<Nothing> {
        if (!recipe->empty()) {
            Result<Recipe> read = readRecipe(*recipe);
            if (!read) return read.error();
            request->recipe = std::move(*read);
        }
        std::optional<RecipeStep> step;
        if (!by->empty()) {
            Result<RecipeStep> parsed = parseRecipeStep(*by, "--by");
            if (!parsed) return parsed.error();
            step = std::move(*parsed);
        }
        std::vector<ParseStatistics> trees;
        for (const auto& file : *parses) {
            Result<ParseStatistics> read = readParses(file);
            if (!read) return read.error();
            trees.push_back(*std::move(read));
        }
        Result<StatisticsSummary> summary =
            step ? foldStatistics(*request, std::move(*step), *folds, job) : computeStatistics(*request, job);
        if (!summary) return summary.error();
        if (summary.stopped()) return Stopped{};
        summary->parses = std::move(trees);
        say("{}", *json  ? statisticsJson(*summary)
                  : *csv ? statisticsCsv(*summary)
                         : statisticsTable(*summary));
        return Nothing{};
    };
}

Task declareTokenizer(CLI::App& app) {
    auto request = std::make_shared<TokenizerRequest>();
    auto pairs = std::make_shared<std::vector<std::string>>();
    app.add_option("--pairs", *pairs, "Pair store to learn from; may be repeated, and all are used together")
        ->required()
        ->type_name("PAIRS.h5");
    addOutput(app, "--output", request->output,
              "Tokenizer to write: a SentencePiece .model or a vocabulary file")
        ->required()
        ->type_name("FILE");
    SettingFlags flags(app, {"text", "tokenizer"}, true);
    flags.alias(app, "--kind", "tokenizer.kind");
    flags.alias(app, "--vocabulary", "tokenizer.vocabulary");
    return [request, pairs, flags](JobContext& job) -> Result<Nothing> {
        request->pairs.assign(pairs->begin(), pairs->end());
        const Result<Settings> settings = flags.settings();
        if (!settings) return settings.error();
        request->settings = *settings;
        const Result<TokenizerSummary> s = trainTokenizer(*request, job);
        if (!s) return s.error();
        if (!s.stopped()) {
            const bool fewer = static_cast<int>(s->pieces) < settings->tokenizer.vocabulary;
            say("{}{} from {}, {:.2f} per word, {:.2f} % unknown, {}\n",
                countOf(static_cast<std::int64_t>(s->pieces), "token"),
                fewer ? " (the text has no more)" : "",
                countOf(static_cast<std::int64_t>(s->sentences), "sentence"), s->piecesPerWord,
                100 * s->unknownShare, durationText(s->seconds));
            if (s->manyUnknown() && s->kind == TokenizerKind::sentencepiece)
                say("Unknown characters are dropped; --tokenizer.character-coverage 0.9995 covers more of "
                    "them.\n");
        }
        return Result<Nothing>::of({}, s.stopped());
    };
}

}  // namespace

std::vector<Command> dataCommands() {
    return {{"sample",
             "Write the sample data that is built into the program",
             declareSample,
             {"paragram-cli sample --output sample", "paragram-cli sample --output sample --overwrite"}},
            {"import",
             "Read sentence pairs, filter them, write a pair store",
             declareImport,
             {"paragram-cli import --input sample/train.en-es.tsv --preview",
              "paragram-cli import --input sample/train.en-es.tsv --languages en,es --output pairs.h5"},
             {},
             true},
            {"statistics",
             "Compute statistics of a pair store",
             declareStatistics,
             {"paragram-cli statistics --pairs pairs.h5 --languages",
              "paragram-cli statistics --pairs pairs.h5 --by overlap --folds 5 --csv > folds.csv"}},
            {"tokenizer",
             "Learn sentence pieces, words or character trigrams from a pair store",
             declareTokenizer,
             {"paragram-cli tokenizer --pairs pairs.h5 --kind sentencepiece --vocabulary 4000 --output "
              "tokenizer.model",
              "paragram-cli tokenizer --pairs pairs.h5 --kind word --output words.vocabulary"}}};
}

}  // namespace paragram::cli
