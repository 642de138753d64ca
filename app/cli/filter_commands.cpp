// The command filter, and tables of filters for other commands.
#include "app/cli/filter_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/judge_command.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/pairs/filters/filter_table.h"
#include "core/tasks/filtering/compare_recipes.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "core/tasks/filtering/preview_recipe.h"
#include "core/text/text_table.h"

namespace paragram::cli {
namespace {

// "2,4": the pairs that stage 2 still has and stage 4 no longer has.
Result<StageRange> stageRange(const std::string& text, const Recipe& recipe) {
    StageRange range;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, range.after);
    const bool comma = first.ec == std::errc() && first.ptr != end && *first.ptr == ',';
    const auto second = comma ? std::from_chars(first.ptr + 1, end, range.before) : first;
    const auto steps = static_cast<int>(recipe.steps.size());
    if (!comma || second.ec != std::errc() || second.ptr != end || range.after < 0 ||
        range.before <= range.after || range.before > steps) {
        return Error{"--between", "\"" + text + "\"",
                     fmt::format("two steps such as 0,{}, where 0 is the input", std::max(1, steps)),
                     "count the recipe's steps from 1"};
    }
    return range;
}

// A page of the table of filters.
void printFilters() {
    for (const FilterKind& kind : filterTable()) {
        say("{}\n    {}\n", kind.id, kind.help);
        for (const FilterParameter& p : kind.parameters) {
            say("    {:<14} {} ({}; default {})\n", p.key, p.help, p.range(),
                p.fallback.empty() ? "none" : p.fallback);
        }
    }
    say("\nBuilt-in recipes:\n");
    for (const RecipePreset& preset : recipePresets()) say("{:<16} {}\n", preset.name, preset.description);
}

Result<Nothing> printProposal(const FilterRequest& request, const std::string& percentiles, JobContext& job) {
    constexpr std::int64_t kSample = 200'000;  // pairs
    double low = 0, high = 0;
    const char* end = percentiles.data() + percentiles.size();
    const auto first = std::from_chars(percentiles.data(), end, low);
    const bool comma = first.ec == std::errc() && first.ptr != end && *first.ptr == ',';
    const auto second = comma ? std::from_chars(first.ptr + 1, end, high) : first;
    if (!comma || second.ec != std::errc() || second.ptr != end || low < 0 || high > 100 || low > high) {
        return Error{"--propose", "\"" + percentiles + "\"", "two percentiles such as 1,99", "correct them"};
    }
    RecipePreviewer previewer(request.pairs, request.suites, kSample);
    previewer.setScoreModel(request.scoreModel);
    const Result<RecipePreview> preview = previewer.preview(request.recipe, job);
    if (!preview) return preview.error();
    if (!preview.stopped()) {
        say("# Thresholds at the percentiles {} and {} of {}\n{}", low, high, countOf(preview->pairs, "pair"),
            recipeText(proposeThresholds(request.recipe, *preview, low, high)));
    }
    return Result<Nothing>::of({}, preview.stopped());
}

Result<Nothing> printDifference(const FilterRequest& request, const std::string& against, JobContext& job) {
    if (!request.output.empty() || request.between) {
        return Error{"--against", "given with --" + std::string(request.between ? "between" : "output"), "",
                     "a comparison writes no pair store; remove one of them"};
    }
    Result<Recipe> second = readRecipe(against);
    if (!second) return second.error();
    CompareRequest compare;
    compare.pairs = request.pairs;
    compare.first = request.recipe;
    compare.second = std::move(*second);
    compare.dropped = request.dropped;
    compare.suites = request.suites;
    compare.scoreModel = request.scoreModel;
    compare.threads = request.threads;
    const Result<RecipeDifference> found = compareRecipes(compare, job);
    if (!found) return found.error();
    if (found.stopped() || request.dropped == "-") return Result<Nothing>::of({}, found.stopped());
    say("{} compared, {}\n", countOf(found->pairs, "pair"), durationText(found->seconds));
    const std::pair<std::string, std::int64_t> rows[] = {{"kept by both", found->both},
                                                         {"only by the first", found->onlyFirst},
                                                         {"only by " + against, found->onlySecond},
                                                         {"by neither", found->neither}};
    TextTable table("lr", 2);
    for (const auto& [name, pairs] : rows) table.add({name, groupedNumber(pairs)});
    say("{}", table.text());
    if (!request.dropped.empty())
        say("{} in {}\n", countOf(found->onlyFirst + found->onlySecond, "pair"), request.dropped.string());
    return Nothing{};
}

Task declareFilter(CLI::App& app) {
    auto request = std::make_shared<FilterRequest>();
    auto recipe = std::make_shared<std::string>();
    auto steps = std::make_shared<std::vector<std::string>>();
    auto between = std::make_shared<std::string>();
    auto against = std::make_shared<std::string>();
    auto list = std::make_shared<bool>(false);
    auto propose = std::make_shared<std::string>();
    app.add_option("--pairs", request->pairs, "Pair store to filter")->type_name("PAIRS.h5");
    suggest(app.add_option("--recipe", *recipe, "A recipe file, or a built-in one: " + recipeList())
                ->type_name("RECIPE"),
            recipeNames());
    app.add_option("--step", *steps,
                   "A step, as a line of a recipe, after those of --recipe; may be repeated")
        ->type_name("LINE");
    addOutput(app, "--output", request->output, "Pair store to write; without it the pairs are only counted")
        ->type_name("PAIRS.h5");
    addOutput(app, "--dropped", request->dropped,
              "Write the dropped pairs: step, quantities of the two sides, source, target; as JSON lines if "
              "the name ends in .jsonl; - for standard output, without the table of steps")
        ->type_name("FILE.tsv|.jsonl");
    app.add_option(
           "--between", *between,
           "Of the dropped pairs, only those between two steps: kept by step A and dropped by a step up to "
           "B; 0 is the input")
        ->type_name("A,B");
    suggest(app.add_option(
                   "--against", *against,
                   "Compare with another recipe and write no pair store: count the pairs that both, one or "
                   "none of the two keep; --dropped then writes the pairs that only one of them keeps, with "
                   "\"first\" or "
                   "\"second\" as first column")
                ->type_name("RECIPE"),
            recipeNames());
    app.add_option("--suite", request->suites,
                   "Evaluation sets whose sentences the filter leak drops; may be repeated")
        ->type_name("FILE|FOLDER");
    app.add_option("--score-model", request->scoreModel,
                   "A run, a model file or word vectors: scores the pairs in steps paraphrase that name no "
                   "model, as those of p18-paranmt and p22-paranmt do where the scores are those of "
                   "translations")
        ->type_name("MODEL");
    app.add_option("--threads", request->threads, "Threads (default: one per core)")
        ->check(CLI::Range(0, 1024))
        ->type_name("N");
    app.add_option("--propose", *propose,
                   "Filter nothing: print the recipe with all thresholds at these percentiles, such as 1,99, "
                   "of the pairs that reach each step, in a subsample")
        ->type_name("LOW,HIGH");
    app.add_flag("--list", *list, "Print all filters with their parameters, and the built-in recipes");
    return [request, recipe, steps, between, against, list, propose](JobContext& job) -> Result<Nothing> {
        if (*list) {
            printFilters();
            return Nothing{};
        }
        if (request->pairs.empty()) {
            return Error{"--pairs", "not given", "a pair store", "give the pairs to filter"};
        }
        if (!recipe->empty()) {
            Result<Recipe> read = readRecipe(*recipe);
            if (!read) return read.error();
            request->recipe = std::move(*read);
        }
        for (const std::string& line : *steps) {
            Result<RecipeStep> step = parseRecipeStep(line, "--step");
            if (!step) return step.error();
            request->recipe.steps.push_back(std::move(*step));
        }
        if (request->recipe.steps.empty()) {
            return Error{"--recipe", "no steps", "a recipe or --step", "choose filters; --list shows them"};
        }
        if (!propose->empty()) return printProposal(*request, *propose, job);
        if (!between->empty()) {
            const Result<StageRange> range = stageRange(*between, request->recipe);
            if (!range) return range.error();
            request->between = *range;
        }
        if (!against->empty()) return printDifference(*request, *against, job);
        const Result<FilterSummary> summary = filterPairs(*request, job);
        if (!summary) return summary.error();
        // The dropped pairs themselves may be on standard output.
        if (request->dropped == "-") return Result<Nothing>::of({}, summary.stopped());
        say("{} read, {} kept{}, {}{}\n", countOf(summary->seen, "pair"), groupedNumber(summary->kept),
            request->output.empty() ? "" : " in " + request->output.string(), durationText(summary->seconds),
            summary.stopped() ? " (stopped)" : "");
        printSteps(summary->steps);
        if (!request->dropped.empty()) {
            say("{} in {}\n", countOf(summary->droppedWritten, "dropped pair"), request->dropped.string());
        }
        return Result<Nothing>::of({}, summary.stopped());
    };
}

}  // namespace

void printSteps(const std::vector<FilterCount>& steps) {
    if (steps.empty()) return;
    TextTable table("rlrrrr", 2);
    table.add({"", "", "seen", "kept", "dropped", "seconds"});
    bool moved = false;
    for (const FilterCount& f : steps) {
        const bool early = std::any_of(steps.begin(), steps.end(), [&](const FilterCount& other) {
            return other.place < f.place && std::less<>()(&f, &other);
        });
        moved = moved || early;
        table.add({fmt::format("{}{}", f.place + 1, early ? "*" : " "), f.line, groupedNumber(f.seen),
                   groupedNumber(f.kept), groupedNumber(f.seen - f.kept), fmt::format("{:.2f}", f.seconds)});
        for (const std::string& note : f.notes) table.addNote("     " + note);
    }
    say("{}", table.text());
    if (moved)
        say("  * cheap steps ran before costlier ones above them: this changes the counts, but not which "
            "pairs are kept\n");
}

std::vector<std::string> recipeNames() {
    std::vector<std::string> names;
    for (const RecipePreset& preset : recipePresets()) names.push_back(preset.name);
    return names;
}

std::string recipeList() {
    return fmt::format("{}", fmt::join(recipeNames(), ", "));
}

std::vector<Command> filterCommands() {
    return {{"filter",
             "Filter a pair store with a recipe",
             declareFilter,
             {"paragram-cli filter --pairs pairs.h5 --recipe p22-bitext --output filtered.h5",
              "paragram-cli filter --pairs pairs.h5 --step 'length maximum=12' --dropped dropped.tsv"}},
            judgeCommand()};
}

}  // namespace paragram::cli
