#include "app/cli/search_commands.h"

#include <fmt/format.h>

#include "app/cli/model_commands.h"
#include "app/cli/progress_printer.h"
#include "core/base/number_text.h"
#include "core/tasks/find_neighbours.h"
#include "core/tasks/load_model.h"
#include "core/tasks/mine_pairs.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

std::string counted(std::int64_t number) {
    return groupedNumber(static_cast<double>(number));
}

std::string blankNote(std::int64_t blank) {
    return blank > 0 ? fmt::format(", {} without text left out", counted(blank)) : std::string();
}

Task declareNeighbours(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<NeighboursRequest>();
    app.add_option("--corpus", request->index.corpus,
                   "Text to search, one sentence a line, plain or .gz; - reads standard input")
        ->required()
        ->type_name("FILE");
    app.add_option("--column", request->index.column,
                   "Column of the corpus's sentences between tabs, counted from 0 (default 0)")
        ->type_name("N");
    app.add_option(
           "--index", request->index.folder,
           "Folder that keeps the corpus's vectors and index for the next time; made where it is missing, "
           "lines added to the corpus are added to it")
        ->type_name("FOLDER");
    app.add_option(
           "--index-kind", request->index.kind,
           "auto (the approximate one that is there, or by size), exact, ivf, hnsw or compressed (default "
           "auto)")
        ->type_name("KIND");
    app.add_flag("--rebuild", request->index.again, "Make the index anew, whatever is there");
    app.add_option("--queries", request->queries, "Sentences to look for, one a line; - reads standard input")
        ->required()
        ->type_name("FILE");
    app.add_option("-k", request->k, "Neighbours of each query (default 10)")->type_name("N");
    app.add_flag("--exact", request->exact, "Compare with every sentence, whatever the index");
    app.add_option("--language", request->index.language,
                   "Language of the corpus, for a model whose languages share nothing (default: its first)")
        ->type_name("CODE");
    app.add_option("--query-language", request->queryLanguage, "Language of the queries, likewise")
        ->type_name("CODE");
    app.add_option(
           "--output", request->output,
           "Lines of query number, rank, cosine, corpus line and its sentence; - writes standard output")
        ->required()
        ->type_name("FILE.tsv");
    return [modelPath, request](JobContext& job) -> Result<Outcome> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<NeighboursSummary> s = findNeighboursOfFile(**model, *request, job);
        if (!s) return s.error();
        if (!s->stopped) {
            fmt::print(stderr,
                       "{} sentences ({} embedded now), index {}, recall of 10 {:.3f}; {} queries in {}{}\n",
                       counted(s->index.lines), counted(s->index.embedded), s->kind, s->recall,
                       counted(s->queries), durationText(s->seconds), blankNote(s->blank));
        }
        return Outcome{s->stopped};
    };
}

std::string qualityText(const MiningQuality& q) {
    return fmt::format(
        "precision {:.1f}, recall {:.1f}, F1 {:.1f} at threshold {:.6f} ({} of {} pairs right, {} in "
        "the gold file)",
        100 * q.precision(), 100 * q.recall(), 100 * q.f1(), q.threshold, counted(q.right), counted(q.taken),
        counted(q.gold));
}

Task declareMine(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<MineRequest>();
    auto threshold = std::make_shared<double>(0);
    auto* source = app.add_option("--source", request->source, "Text of one language, a sentence a line")
                       ->type_name("FILE");
    auto* target =
        app.add_option("--target", request->target, "Text of the other language")->type_name("FILE");
    auto* pairs =
        app.add_option("--pairs", request->pairs,
                       "Instead of two texts: pairs between tabs, scored by margin and kept in order")
            ->type_name("FILE.tsv");
    source->needs(target);
    target->needs(source);
    pairs->excludes(source);
    app.add_option("--margin", request->margin, "ratio, distance or absolute (default ratio)")
        ->type_name("KIND");
    app.add_option("-k", request->k, "Neighbours on each side that a margin is taken from (default 4)")
        ->type_name("N");
    app.add_option("--retrieval", request->retrieval,
                   "max (each sentence once, best first), intersection, forward or backward (default max)")
        ->type_name("WAY");
    auto* given =
        app.add_option("--threshold", *threshold, "Leave out pairs of a lower score")->type_name("X");
    app.add_option(
           "--gold", request->gold,
           "Pairs of ids, source first; the texts then have lines of id, tab, sentence. Prints precision, "
           "recall and the threshold of best F1")
        ->type_name("FILE")
        ->excludes(pairs);
    app.add_option("--search", request->search,
                   "exact, approximate, or auto: exact up to about an hour's work (default auto)")
        ->type_name("WAY");
    app.add_option("--languages", request->languages,
                   "Languages of the two sides, for a model whose languages share nothing")
        ->delimiter(',')
        ->expected(2)
        ->type_name("CODE,CODE");
    app.add_option(
           "--work", request->folder,
           "Folder for vectors and what is found on the way; a stopped mining goes on from there (default: "
           "OUTPUT.mining, removed at the end)")
        ->type_name("FOLDER");
    app.add_option("--output", request->output, "Score, source, target, best first; - writes standard output")
        ->required()
        ->type_name("MINED.tsv");
    return [modelPath, request, threshold, given](JobContext& job) -> Result<Outcome> {
        if (request->pairs.empty() && request->source.empty()) {
            return Error{"mine", "no text", "--source and --target, or --pairs", "name the texts"};
        }
        if (given->count() > 0) request->threshold = *threshold;
        request->keepFolder = !request->folder.empty();
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<MineResult> mined = minePairsOfFiles(**model, *request, job);
        if (!mined) return mined.error();
        const MineSummary& s = mined->summary;
        if (s.stopped) return Outcome{true};
        fmt::print(stderr, "{} pairs of {} x {} sentences ({} x {} different{}), embedding {}, search {}{}\n",
                   counted(s.pairs), counted(s.sources), counted(s.targets), counted(s.differentSources),
                   counted(s.differentTargets), blankNote(s.blank), durationText(s.embedSeconds),
                   durationText(s.searchSeconds),
                   s.approximate ? fmt::format(", approximate: recall {:.3f}", s.recall) : std::string());
        if (s.best) fmt::print(stderr, "best: {}\n", qualityText(*s.best));
        if (s.atThreshold) fmt::print(stderr, "as asked: {}\n", qualityText(*s.atThreshold));
        return Outcome{false};
    };
}

}  // namespace

std::vector<Command> searchCommands() {
    return {{"neighbours", "Find the nearest sentences of a corpus", declareNeighbours},
            {"mine", "Find translations in two texts, or score pairs by margin", declareMine}};
}

}  // namespace paragram::cli
