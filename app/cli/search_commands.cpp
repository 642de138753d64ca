#include "app/cli/search_commands.h"

#include <fmt/format.h>

#include "app/cli/blank_note.h"
#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "app/cli/neighbours_command.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"
#include "core/tasks/corpora/mine_pairs.h"

namespace paragram::cli {
namespace {

std::string qualityText(const MiningQuality& q) {
    return fmt::format(
        "precision {:.1f}, recall {:.1f}, F1 {:.1f} at threshold {:.6f} ({} of {} pairs correct, {} in "
        "the gold file)",
        100 * q.precision(), 100 * q.recall(), 100 * q.f1(), q.threshold, groupedNumber(q.right),
        groupedNumber(q.taken), groupedNumber(q.gold));
}

Task declareMine(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<MineRequest>();
    auto threshold = std::make_shared<double>(0);
    auto* source =
        app.add_option("--source", request->source,
                       "Text of one language, one sentence per line; @LIST: the files that it names")
            ->type_name("FILE");
    auto* target =
        app.add_option("--target", request->target, "Text of the other language")->type_name("FILE");
    auto* pairs = app.add_option("--pairs", request->pairs,
                                 "Instead of two texts: tab-separated pairs, scored by margin in their order")
                      ->type_name("FILE.tsv");
    source->needs(target);
    target->needs(source);
    pairs->excludes(source);
    addChoice(app, "--margin", request->margin, "ratio, distance or absolute (default ratio)")
        ->type_name("KIND");
    app.add_option("-k", request->k, "Neighbours on each side from which a margin is computed (default 4)")
        ->type_name("N");
    addChoice(app, "--retrieval", request->retrieval,
              "max (each sentence once, best first), intersection, forward or backward (default max)")
        ->type_name("WAY");
    auto* given = app.add_option("--threshold", *threshold, "Omit pairs with a lower score")->type_name("X");
    app.add_option(
           "--gold", request->gold,
           "Pairs of ids, source first; the texts must then be lines of id, tab, sentence. Prints precision, "
           "recall and the threshold with the best F1")
        ->type_name("FILE")
        ->excludes(pairs);
    addChoice(app, "--search", request->search,
              "exact, approximate, or auto: exact up to about an hour's work (default auto)")
        ->type_name("WAY");
    app.add_option("--languages", request->languages,
                   "Languages of the two sides, for a model whose languages do not share rows")
        ->delimiter(',')
        ->expected(2)
        ->type_name("CODE,CODE");
    app.add_option(
           "--work", request->folder,
           "Folder for vectors and intermediate results; a stopped mining is resumed from it (default: "
           "OUTPUT.mining, removed at the end)")
        ->type_name("FOLDER");
    addOutput(app, "--output", request->output,
              "File to write: lines of score, source, target, best first; - writes to standard output")
        ->required()
        ->type_name("MINED.tsv");
    addOutput(app, "--figures", request->figures,
              "Also write the times of the steps, from which cluster --predict-mining predicts a larger one")
        ->type_name("FIGURES.json");
    return [modelPath, request, threshold, given](JobContext& job) -> Result<Nothing> {
        if (request->pairs.empty() && request->source.empty()) {
            return Error{"mine", "no text", "--source and --target, or --pairs", "give the texts"};
        }
        if (given->count() > 0) request->threshold = *threshold;
        request->keepFolder = !request->folder.empty();
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<MineResult> mined = minePairsOfFiles(**model, *request, job);
        if (!mined) return mined.error();
        const MineSummary& s = mined->summary;
        note("{} of {} x {} sentences ({} x {} different{}), embedding {}, search {}{}\n",
             countOf(s.pairs, "pair"), groupedNumber(s.sources), groupedNumber(s.targets),
             groupedNumber(s.differentSources), groupedNumber(s.differentTargets), blankNote(s.blank),
             durationText(s.embedSeconds), durationText(s.searchSeconds),
             s.approximate ? fmt::format(", approximate: recall {:.3f}", s.recall) : std::string());
        if (s.best) note("best: {}\n", qualityText(*s.best));
        if (s.atThreshold) note("at the threshold: {}\n", qualityText(*s.atThreshold));
        return Nothing{};
    };
}

}  // namespace

std::vector<Command> searchCommands() {
    return {neighboursCommand(),
            {"mine",
             "Find translations in two texts, or score pairs by margin",
             declareMine,
             {"paragram-cli mine --model run --source news.en --target news.es --output mined.tsv",
              "paragram-cli mine --model run --pairs pairs.tsv --threshold 1.06 --output better.tsv"},
             {},
             true}};
}

}  // namespace paragram::cli
