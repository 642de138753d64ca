// Commands that create pair stores from others: folds, split, merge, subsample, shuffle, pivot.
#include "app/cli/set_commands.h"

#include <fmt/format.h>

#include <optional>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/tasks/data/pivot_pairs.h"
#include "core/tasks/filtering/fold_statistics.h"
#include "core/text/text_table.h"

namespace paragram::cli {
namespace {

// statistics: of the folds; empty: not computed.
void printFolds(const FoldSummary& summary, const std::optional<StatisticsSummary>& statistics) {
    TextTable table("rrrrr" + std::string(statistics ? "rrrr" : ""));
    std::vector<std::string> header{"fold", "pairs", "lowest", "highest", "mean"};
    if (statistics) header.insert(header.end(), {"words", "words", "entropy", "overlap"});
    header.push_back(summary.quantity);
    table.add(std::move(header));
    for (std::size_t f = 0; f < summary.folds.size(); ++f) {
        const Fold& fold = summary.folds[f];
        std::vector<std::string> cells{std::to_string(f + 1), groupedNumber(fold.pairs)};
        for (const double value : {fold.lowest, fold.highest, fold.mean})
            cells.push_back(fmt::format("{:.4g}", value));
        if (statistics) {
            const PairStatistics& s = statistics->stages[f + 1].statistics;
            for (const double value : {s.source.meanLength, s.target.meanLength, s.source.entropy})
                cells.push_back(fmt::format("{:.2f}", value));
            cells.push_back(fmt::format("{:.3f}", s.meanOverlap));
        }
        table.add(std::move(cells));
    }
    say("{}", table.text());
}

Task declareFolds(CLI::App& app) {
    auto request = std::make_shared<FoldRequest>();
    auto by = std::make_shared<std::string>("score");
    auto wanted = std::make_shared<std::vector<int>>();
    auto output = std::make_shared<std::filesystem::path>();
    auto withStatistics = std::make_shared<bool>(false);
    app.add_option("--pairs", request->pairs, "Pair store to rank")->required()->type_name("PAIRS.h5");
    app.add_option("--by", *by,
                   "What to rank by: a filter that measures something, as a line of a recipe: score (given), "
                   "overlap, length of=mean, paraphrase model=RUN, ... (default score)")
        ->type_name("LINE");
    app.add_option("--folds", request->folds, "Number of equal parts, 2 to 100 (default 10)")->type_name("N");
    app.add_option("--fold", *wanted,
                   "Write this part, counted from 1, the one with the lowest values; may be repeated")
        ->type_name("N");
    addOutput(app, "--output", *output,
              "Pair store to write; with several parts, their number is inserted before .h5")
        ->type_name("PAIRS.h5");
    app.add_flag("--statistics", *withStatistics, "Also count the words of each part");
    return [&app, request, by, wanted, output, withStatistics](JobContext& job) -> Result<Nothing> {
        Result<RecipeStep> step = parseRecipeStep(*by, "--by");
        if (!step) return step.error();
        request->by = std::move(*step);
        if (wanted->empty() != output->empty()) {
            return Error{wanted->empty() ? "--fold" : "--output", "not given", "--fold and --output together",
                         "give both, or neither to see the parts only"};
        }
        for (const int number : *wanted) {
            std::filesystem::path file = *output;
            if (wanted->size() > 1)
                file.replace_filename(
                    fmt::format("{}-{}{}", output->stem().string(), number, output->extension().string()));
            if (const Result<Nothing> allowed = checkOutput(app, file); !allowed) return allowed;
            request->outputs[number] = file;
        }
        const Result<FoldSummary> summary = foldPairs(*request, job);
        if (!summary) return summary.error();
        std::optional<StatisticsSummary> statistics;
        if (*withStatistics) {
            StatisticsRequest counting;
            counting.pairs = request->pairs;
            Result<StatisticsSummary> counted = computeFoldStatistics(counting, *request, *summary, job);
            if (!counted) return counted.error();
            if (counted.stopped()) return Stopped{};
            statistics = std::move(*counted);
        }
        printFolds(*summary, statistics);
        return Nothing{};
    };
}

Task declareSplit(CLI::App& app) {
    auto request = std::make_shared<SplitRequest>();
    app.add_option("--pairs", request->pairs, "Pair store to split")->required()->type_name("PAIRS.h5");
    addOutput(app, "--train", request->outputs[0], "Pair store for the remaining pairs")
        ->type_name("PAIRS.h5");
    addOutput(app, "--development", request->outputs[1], "Pair store for the development part")
        ->type_name("PAIRS.h5");
    addOutput(app, "--test", request->outputs[2], "Pair store for the test part")->type_name("PAIRS.h5");
    request->sizes = {2000, 2000};
    app.add_option("--development-size", request->sizes[0], "Pairs, or a share below 1 (default 2000)")
        ->type_name("N");
    app.add_option("--test-size", request->sizes[1], "Pairs, or a share below 1 (default 2000)")
        ->type_name("N");
    limitTo(
        app.add_option(
               "--apart", request->apart,
               "source, target or none: pairs with the same sentence there, ignoring case, go to the same "
               "part, so that duplicates may make a part larger (default source)")
            ->type_name("SIDE"),
        {"source", "target", "none"});
    app.add_option("--seed", request->seed, "Another number selects other pairs (default 1)")->type_name("N");
    return [request](JobContext& job) -> Result<Nothing> {
        const Result<DivideSummary> summary = splitPairs(*request, job);
        if (!summary) return summary.error();
        for (std::size_t part = 0; part < summary->pairs.size(); ++part) {
            if (!request->outputs[part].empty())
                say("{} in {}\n", countOf(summary->pairs[part], "pair"), request->outputs[part].string());
        }
        return Nothing{};
    };
}

Task declareMerge(CLI::App& app) {
    auto request = std::make_shared<MergeRequest>();
    app.add_option("--pairs", request->pairs, "Pair stores, in this order")
        ->required()
        ->type_name("PAIRS.h5");
    addOutput(app, "--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    app.add_flag("--mixed", request->mixed,
                 "Accept stores of different languages; the result then names none");
    return [request](JobContext& job) -> Result<Nothing> {
        const Result<DivideSummary> summary = mergePairs(*request, job);
        if (!summary) return summary.error();
        say("{} in {}\n", countOf(summary->pairs[0], "pair"), request->output.string());
        return Nothing{};
    };
}

Task declareSubsample(CLI::App& app) {
    auto request = std::make_shared<SubsampleRequest>();
    app.add_option("--pairs", request->pairs, "Pair store to select from")->required()->type_name("PAIRS.h5");
    app.add_option("--count", request->count, "Number of pairs")->required()->type_name("N");
    app.add_option("--seed", request->seed, "Another number selects other pairs (default 1)")->type_name("N");
    addOutput(app, "--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    return [request](JobContext& job) -> Result<Nothing> {
        const Result<DivideSummary> summary = subsamplePairs(*request, job);
        if (!summary) return summary.error();
        say("{} in {}\n", countOf(summary->pairs[0], "pair"), request->output.string());
        return Nothing{};
    };
}

Task declareShuffle(CLI::App& app) {
    auto request = std::make_shared<ShuffleRequest>();
    app.add_option("--pairs", request->pairs, "Pair store to shuffle")->required()->type_name("PAIRS.h5");
    app.add_option("--seed", request->seed, "Another number gives another order (default 1)")->type_name("N");
    addOutput(app, "--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    return [request](JobContext& job) -> Result<Nothing> {
        const Result<DivideSummary> summary = shufflePairs(*request, job);
        if (!summary) return summary.error();
        say("{} in {}\n", countOf(summary->pairs[0], "pair"), request->output.string());
        return Nothing{};
    };
}

Task declarePivot(CLI::App& app) {
    auto request = std::make_shared<PivotRequest>();
    auto languages = std::make_shared<std::vector<std::string>>();
    app.add_option("--pairs", request->pairs, "Pair stores of translations")
        ->required()
        ->type_name("PAIRS.h5");
    app.add_option(
           "--languages", *languages,
           "Languages of the pairs to create: en,en for English paraphrases that share a translation; "
           "es,de from en-es and en-de for pairs that share an English sentence")
        ->required()
        ->delimiter(',')
        ->expected(2)
        ->type_name("xx,yy");
    app.add_option("--most", request->most,
                   "Maximum number of pairs per shared sentence, selected at random; 0 means all (default 6)")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    app.add_option("--seed", request->seed, "Another number selects other pairs (default 1)")->type_name("N");
    addOutput(app, "--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    return [request, languages](JobContext& job) -> Result<Nothing> {
        request->languages = {(*languages)[0], (*languages)[1]};
        const Result<PivotSummary> summary = pivotPairs(*request, job);
        if (!summary) return summary.error();
        say("{} through {} in {}\n", countOf(summary->pairs, "pair"),
            countOf(summary->shared, "shared sentence"), request->output.string());
        return Nothing{};
    };
}

}  // namespace

std::vector<Command> setCommands() {
    return {
        {"folds",
         "Rank pairs by a score or another quantity and divide them into equal parts",
         declareFolds,
         {"paragram-cli folds --pairs pairs.h5 --by overlap --statistics",
          "paragram-cli folds --pairs pairs.h5 --by overlap --folds 4 --fold 1 --output lowest.h5"}},
        {"split",
         "Split a pair store into parts for training, development and test",
         declareSplit,
         {"paragram-cli split --pairs pairs.h5 --train train.h5 --development development.h5 --test test.h5",
          "paragram-cli split --pairs pairs.h5 --train large.h5 --test small.h5 --development-size 0 "
          "--test-size 0.1"}},
        {"merge",
         "Merge pair stores",
         declareMerge,
         {"paragram-cli merge --pairs train.h5 test.h5 --output merged.h5",
          "paragram-cli merge --pairs train.h5 --pairs test.h5 --output merged.h5 --overwrite"}},
        {"subsample",
         "Write a random part of a pair store",
         declareSubsample,
         {"paragram-cli subsample --pairs pairs.h5 --count 5000 --output part.h5",
          "paragram-cli subsample --pairs pairs.h5 --count 5000 --seed 2 --output other-part.h5"},
         "draw"},
        {"shuffle",
         "Put the pairs of a store in random order",
         declareShuffle,
         {"paragram-cli shuffle --pairs pairs.h5 --output shuffled.h5",
          "paragram-cli shuffle --pairs pairs.h5 --seed 2 --output other-order.h5"}},
        {"pivot",
         "Create paraphrases, or pairs of two other languages, from shared translations",
         declarePivot,
         {"paragram-cli pivot --pairs pairs.h5 --languages en,en --output paraphrases.h5",
          "paragram-cli pivot --pairs pairs.h5 --languages es,es --most 2 --output spanish.h5"}}};
}

}  // namespace paragram::cli
