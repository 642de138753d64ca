// Commands that make pair stores of others: folds, split, merge, draw, shuffle, pivot.
#include "app/cli/set_commands.h"

#include <fmt/format.h>

#include "app/cli/progress_printer.h"
#include "core/base/number_text.h"
#include "core/tasks/divide_pairs.h"
#include "core/tasks/fold_pairs.h"
#include "core/tasks/pivot_pairs.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

std::string count(std::int64_t value) {
    return groupedNumber(static_cast<double>(value));
}

void printFolds(const FoldSummary& summary, bool statistics) {
    fmt::print("{:>4}{:>12}{:>12}{:>12}{:>12}", "fold", "pairs", "lowest", "highest", "mean");
    if (statistics) fmt::print("{:>9}{:>9}{:>9}{:>9}", "words", "words", "entropy", "overlap");
    fmt::print("  {}\n", summary.quantity);
    for (std::size_t f = 0; f < summary.folds.size(); ++f) {
        const Fold& fold = summary.folds[f];
        fmt::print("{:>4}{:>12}{:>12.4g}{:>12.4g}{:>12.4g}", f + 1, count(fold.pairs), fold.lowest,
                   fold.highest, fold.mean);
        if (statistics) {
            const PairStatistics& s = fold.statistics;
            fmt::print("{:>9.2f}{:>9.2f}{:>9.2f}{:>9.3f}", s.source.meanLength, s.target.meanLength,
                       s.source.entropy, s.meanOverlap);
        }
        fmt::print("\n");
    }
}

Task declareFolds(CLI::App& app) {
    auto request = std::make_shared<FoldRequest>();
    auto by = std::make_shared<std::string>("score");
    auto wanted = std::make_shared<std::vector<int>>();
    auto output = std::make_shared<std::filesystem::path>();
    app.add_option("--pairs", request->pairs, "Pair store to rank")->required()->type_name("PAIRS.h5");
    app.add_option("--by", *by,
                   "What to rank by: a filter that measures something, as a line of a recipe: score (given), "
                   "overlap, length of=mean, paraphrase model=RUN, ... (default score)")
        ->type_name("LINE");
    app.add_option("--folds", request->folds, "Number of equal parts, 2 to 100 (default 10)")->type_name("N");
    app.add_option("--fold", *wanted,
                   "Write this part, counted from 1, the one with the lowest values; may be repeated")
        ->type_name("N");
    app.add_option("--output", *output, "Pair store to write; of several parts the number is put before .h5")
        ->type_name("PAIRS.h5");
    app.add_flag("--statistics", request->statistics, "Also count the words of each part");
    return [request, by, wanted, output](JobContext& job) -> Result<Outcome> {
        Result<RecipeStep> step = parseRecipeStep(*by, "--by");
        if (!step) return step.error();
        request->by = std::move(*step);
        if (wanted->empty() != output->empty()) {
            return Error{wanted->empty() ? "--fold" : "--output", "is missing",
                         "--fold and --output together", "name both, or none to see the parts only"};
        }
        for (const int number : *wanted) {
            std::filesystem::path file = *output;
            if (wanted->size() > 1)
                file.replace_filename(
                    fmt::format("{}-{}{}", output->stem().string(), number, output->extension().string()));
            request->outputs[number] = file;
        }
        const Result<FoldSummary> summary = foldPairs(*request, job);
        if (!summary) return summary.error();
        if (!summary->stopped) printFolds(*summary, request->statistics);
        return Outcome{summary->stopped};
    };
}

Task declareSplit(CLI::App& app) {
    auto request = std::make_shared<SplitRequest>();
    app.add_option("--pairs", request->pairs, "Pair store to split")->required()->type_name("PAIRS.h5");
    app.add_option("--train", request->outputs[0], "Pair store for what the other parts leave")
        ->type_name("PAIRS.h5");
    app.add_option("--development", request->outputs[1], "Pair store for the development part")
        ->type_name("PAIRS.h5");
    app.add_option("--test", request->outputs[2], "Pair store for the test part")->type_name("PAIRS.h5");
    request->sizes = {2000, 2000};
    app.add_option("--development-size", request->sizes[0], "Pairs, or a share below 1 (default 2000)")
        ->type_name("N");
    app.add_option("--test-size", request->sizes[1], "Pairs, or a share below 1 (default 2000)")
        ->type_name("N");
    app.add_option(
           "--apart", request->apart,
           "source, target or none: pairs with the same sentence there come into one part, in lower case, "
           "so that a part may be larger by its repeats (default source)")
        ->type_name("SIDE");
    app.add_option("--seed", request->seed, "Another number draws other pairs (default 1)")->type_name("N");
    return [request](JobContext& job) -> Result<Outcome> {
        const Result<DivideSummary> summary = splitPairs(*request, job);
        if (!summary) return summary.error();
        for (std::size_t part = 0; part < summary->pairs.size(); ++part) {
            if (!request->outputs[part].empty())
                fmt::print("{} pairs in {}\n", count(summary->pairs[part]), request->outputs[part].string());
        }
        return Outcome{summary->stopped};
    };
}

Task declareMerge(CLI::App& app) {
    auto request = std::make_shared<MergeRequest>();
    app.add_option("--pairs", request->pairs, "Pair stores to put one after another")
        ->required()
        ->type_name("PAIRS.h5");
    app.add_option("--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    app.add_flag("--mixed", request->mixed, "They may be of several languages; the result then names none");
    return [request](JobContext& job) -> Result<Outcome> {
        const Result<DivideSummary> summary = mergePairs(*request, job);
        if (!summary) return summary.error();
        if (!summary->stopped)
            fmt::print("{} pairs in {}\n", count(summary->pairs[0]), request->output.string());
        return Outcome{summary->stopped};
    };
}

Task declareDraw(CLI::App& app) {
    auto request = std::make_shared<SampleRequest>();
    app.add_option("--pairs", request->pairs, "Pair store to draw from")->required()->type_name("PAIRS.h5");
    app.add_option("--count", request->count, "How many pairs")->required()->type_name("N");
    app.add_option("--seed", request->seed, "Another number draws other pairs (default 1)")->type_name("N");
    app.add_option("--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    return [request](JobContext& job) -> Result<Outcome> {
        const Result<DivideSummary> summary = samplePairs(*request, job);
        if (!summary) return summary.error();
        if (!summary->stopped)
            fmt::print("{} pairs in {}\n", count(summary->pairs[0]), request->output.string());
        return Outcome{summary->stopped};
    };
}

Task declareShuffle(CLI::App& app) {
    auto request = std::make_shared<ShuffleRequest>();
    app.add_option("--pairs", request->pairs, "Pair store to shuffle")->required()->type_name("PAIRS.h5");
    app.add_option("--seed", request->seed, "Another number gives another order (default 1)")->type_name("N");
    app.add_option("--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    return [request](JobContext& job) -> Result<Outcome> {
        const Result<DivideSummary> summary = shufflePairs(*request, job);
        if (!summary) return summary.error();
        if (!summary->stopped)
            fmt::print("{} pairs in {}\n", count(summary->pairs[0]), request->output.string());
        return Outcome{summary->stopped};
    };
}

Task declarePivot(CLI::App& app) {
    auto request = std::make_shared<PivotRequest>();
    auto languages = std::make_shared<std::vector<std::string>>();
    app.add_option("--pairs", request->pairs, "Pair stores of translations")
        ->required()
        ->type_name("PAIRS.h5");
    app.add_option("--languages", *languages,
                   "Languages of the pairs to make: en,en for English paraphrases that share a translation; "
                   "es,de of en-es and en-de for pairs that share an English sentence")
        ->required()
        ->delimiter(',')
        ->expected(2)
        ->type_name("xx,yy");
    app.add_option("--most", request->most,
                   "Pairs that one shared sentence gives at most, drawn from all; 0 means all (default 6)")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    app.add_option("--seed", request->seed, "Another number draws other pairs (default 1)")->type_name("N");
    app.add_option("--output", request->output, "Pair store to write")->required()->type_name("PAIRS.h5");
    return [request, languages](JobContext& job) -> Result<Outcome> {
        request->languages = {(*languages)[0], (*languages)[1]};
        const Result<PivotSummary> summary = pivotPairs(*request, job);
        if (!summary) return summary.error();
        if (!summary->stopped)
            fmt::print("{} pairs through {} shared sentences in {}\n", count(summary->pairs),
                       count(summary->shared), request->output.string());
        return Outcome{summary->stopped};
    };
}

}  // namespace

std::vector<Command> setCommands() {
    return {{"folds", "Rank pairs by a score or another quantity and cut them in equal parts", declareFolds},
            {"split", "Divide a pair store into parts for training, development and test", declareSplit},
            {"merge", "Put pair stores together", declareMerge},
            {"draw", "Draw pairs at random", declareDraw},
            {"shuffle", "Put pairs in a random order", declareShuffle},
            {"pivot", "Make paraphrases, or pairs of two other languages, through shared translations",
             declarePivot}};
}

}  // namespace paragram::cli
