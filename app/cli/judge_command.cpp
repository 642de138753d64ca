#include "app/cli/judge_command.h"

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/tasks/filtering/judge_pairs.h"
#include "core/tasks/filtering/judgement_text.h"

namespace paragram::cli {
namespace {

Result<Nothing> draw(SheetRequest& request, const std::string& by, JobContext& job) {
    if (request.output.empty()) return Error{"--output", "not given", "a file for the sheet", "give one"};
    if (!by.empty()) {
        Result<RecipeStep> step = parseRecipeStep(by, "--by");
        if (!step) return step.error();
        request.by = *std::move(step);
    }
    const auto sheet = drawSheet(request, job);
    if (!sheet) return sheet.error();
    say("{} in {}\n", countOf(static_cast<std::int64_t>(sheet->pairs().size()), "pair"),
        request.output.string());
    return Nothing{};
}

Result<Nothing> sumUp(const std::vector<std::filesystem::path>& files, bool json) {
    std::vector<JudgingSheet> sheets;
    for (const auto& file : files) {
        Result<JudgingSheet> sheet = JudgingSheet::open(file);
        if (!sheet) return sheet.error();
        sheets.push_back(*std::move(sheet));
    }
    const auto summary = sumUpJudgements(sheets);
    if (!summary) return summary.error();
    say("{}", json ? judgementJson(*summary) : judgementTable(*summary));
    return Nothing{};
}

Task declareJudge(CLI::App& app) {
    auto request = std::make_shared<SheetRequest>();
    auto by = std::make_shared<std::string>();
    auto sheets = std::make_shared<std::vector<std::filesystem::path>>();
    auto json = std::make_shared<bool>(false);
    auto* pairs = app.add_option("--pairs", request->pairs, "Pair store of paraphrases to draw a sheet from")
                      ->type_name("PAIRS.h5");
    auto* output =
        addOutput(app, "--output", request->output,
                  "The sheet: part, value, sentence, paraphrase and two empty columns for grades from "
                  "0 to 3, separated by tabs");
    output->needs(pairs)->type_name("FILE.tsv");
    app.add_option("--count", request->count, "Pairs of the sheet, or of each part (default 100)")
        ->check(CLI::Range(1, 100'000))
        ->needs(pairs)
        ->type_name("N");
    auto* ranking = app.add_option("--by", *by,
                                   "Draw from equal parts, ranked by what a filter measures, as a line of a "
                                   "recipe: score, overlap, paraphrase model=RUN, ...")
                        ->needs(pairs)
                        ->type_name("LINE");
    app.add_option("--parts", request->parts, "Number of these parts, 2 to 100 (default 10)")
        ->needs(ranking)
        ->type_name("N");
    app.add_option("--seed", request->seed, "Seed of the draw (default 1)")->needs(pairs)->type_name("N");
    app.add_option(
           "--sheet", *sheets,
           "A sheet with grades: prints their means and shares; given twice, for two judges, also how "
           "far they agree")
        ->excludes(pairs)
        ->type_name("FILE.tsv");
    app.add_flag("--json", *json, "Print JSON instead of a table");
    return [=](JobContext& job) -> Result<Nothing> {
        if (!sheets->empty()) return sumUp(*sheets, *json);
        if (request->pairs.empty())
            return Error{"judge", "neither --pairs nor --sheet", "one of them",
                         "give a pair store to draw a sheet from, or a sheet with grades"};
        return draw(*request, *by, job);
    };
}

}  // namespace

Command judgeCommand() {
    return {"judge",
            "Draw a sheet of paraphrases to grade by hand, and sum up the grades of one or two judges",
            declareJudge,
            {"paragram-cli judge --pairs pairs.h5 --count 5 --by overlap --parts 2 --output sheet.tsv",
             "paragram-cli judge --sheet sheet.tsv --sheet sheet.tsv"}};
}

}  // namespace paragram::cli
