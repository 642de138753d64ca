#include "app/cli/neighbours_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "app/cli/blank_note.h"
#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "app/cli/output_flags.h"
#include "app/cli/reading_flags.h"
#include "core/base/number_text.h"
#include "core/base/ranks/communicator.h"
#include "core/models/choose_encoder.h"
#include "core/models/load_model.h"
#include "core/pairs/formats/pair_source.h"
#include "core/tasks/corpora/find_in_memory.h"
#include "core/tasks/corpora/find_neighbours.h"

namespace paragram::cli {
namespace {

struct NeighboursFlags {
    std::shared_ptr<std::string> model;
    std::string encoder, languages;
    NeighboursRequest corpus;
    FindInMemoryRequest memory;
};

// A text is searched line by line, which makes no sense for the files of translation memories.
Result<Nothing> checkText(const std::filesystem::path& corpus) {
    std::error_code code;
    if (!std::filesystem::is_regular_file(corpus, code)) return Nothing{};
    PairInput input;
    input.first = corpus;
    const std::string format = isSavedAlignment(corpus) ? "alignment" : guessFormat(input);
    constexpr std::array kPairs{"alignment", "pair-store", "psp-hdf5", "tmx", "xliff", "xliff2"};
    if (std::ranges::find(kPairs, format) == kPairs.end()) return Nothing{};
    return Error{corpus.string(), "a file of pairs (" + format + ")", "text",
                 "search its pairs with --pairs " + corpus.string()};
}

Result<Nothing> searchMemory(std::shared_ptr<const Model> model, const FindInMemoryRequest& request,
                             JobContext& job) {
    const Result<FindInMemorySummary> s = findInMemory(std::move(model), request, job);
    if (!s) return s.error();
    if (s->memory.rejected > 0)
        note("{} left out: a side is missing, or they cannot be read\n", countOf(s->memory.rejected, "pair"));
    const std::string& language =
        s->side == Side::source ? s->memory.sourceLanguage : s->memory.targetLanguage;
    note("{}, {} side searched{}; {} in {}{}\n", countOf(s->memory.pairs, "pair"), nameOf(s->side),
         language.empty() ? std::string() : " (" + language + ")", countOf(s->queries, "query"),
         durationText(s->seconds), blankNote(s->blank));
    return Nothing{};
}

Result<Nothing> searchCorpus(const Model& model, const NeighboursRequest& request, JobContext& job) {
    const Result<Nothing> text = checkText(request.index.corpus);
    if (!text) return text.error();
    const Result<NeighboursSummary> s = findNeighboursOfFile(model, request, job);
    if (!s) return s.error();
    if (!s.stopped()) {
        note("{} ({} embedded now), index {}, recall of 10 {:.3f}; {} in {}{}\n",
             countOf(s->index.lines, "sentence"), groupedNumber(s->index.embedded), nameOf(s->kind),
             s->recall, countOf(s->queries, "query"), durationText(s->seconds), blankNote(s->blank));
    }
    return Result<Nothing>::of({}, s.stopped());
}

// The flags of a search in text; returned are those that a search in pairs does not have.
std::vector<CLI::Option*> addCorpusFlags(CLI::App& app, NeighboursRequest& request) {
    std::vector<CLI::Option*> flags{
        app.add_option(
               "--corpus", request.index.corpus,
               "Text to search, one sentence per line, plain or .gz; - reads standard input, @LIST the "
               "files that it names")
            ->type_name("FILE"),
        app.add_option("--column", request.index.column,
                       "Tab-separated column with the sentences, counted from 0 (default 0)")
            ->type_name("N"),
        addChoice(app, "--index-kind", request.index.kind,
                  "auto (an existing approximate index, or by size), exact, ivf, hnsw or compressed "
                  "(default auto)")
            ->type_name("KIND"),
        app.add_flag("--exact", request.exact,
                     "Compare with every sentence, even if there is an approximate index"),
        app.add_option("--language", request.index.language,
                       "Language of the corpus, for a model whose languages do not share rows (default: "
                       "its first)")
            ->type_name("CODE"),
        app.add_option("--query-language", request.queryLanguage,
                       "Language of the queries, as for --language")
            ->type_name("CODE")};
    return flags;
}

// The flags of a search in pairs, the first of which is --pairs.
std::vector<CLI::Option*> addMemoryFlags(CLI::App& app, NeighboursFlags& flags, PairInput& input) {
    std::vector<CLI::Option*> ofPairs{
        app.add_option("--pairs", input.first,
                       "Instead of a text, a translation memory: a pair store, TMX or another file of "
                       "pairs, or a saved alignment. Both sides of the pairs found are written")
            ->type_name("FILE"),
        limitTo(app.add_option("--format", input.format,
                               fmt::format("Of the pairs: {} (default auto: by the first bytes and the "
                                           "name)",
                                           fmt::join(formatNames(false), ", ")))
                    ->type_name("NAME"),
                formatNames(false)),
        app.add_option("--languages", flags.languages,
                       "Languages of the pairs; in a file with several languages they choose two "
                       "(default: from the file, its name or its text)")
            ->type_name("xx,yy"),
        addChoice(app, "--side", flags.memory.side,
                  "The side of the pairs that is searched: auto (by the language of the queries), source "
                  "or target (default auto)")
            ->type_name("SIDE"),
        addChoice(app, "--order", flags.memory.order,
                  "Which pairs are the nearest: by meaning (cosine) or by wording (words inserted, "
                  "removed or replaced) (default meaning)")
            ->type_name("NAME")};
    return ofPairs;
}

Task declareNeighbours(CLI::App& app) {
    auto flags = std::make_shared<NeighboursFlags>();
    flags->model = modelOption(app);
    app.add_option("--encoder", flags->encoder,
                   "Of a generative model, what computes the vectors: semantic (meaning), or the code of one "
                   "of its languages for that language's encoder (form) (default: semantic)")
        ->type_name("NAME");
    NeighboursRequest& request = flags->corpus;
    const std::vector<CLI::Option*> ofCorpus = addCorpusFlags(app, request);
    const std::shared_ptr<PairInput> input{flags, &flags->memory.memory.pairs};
    const std::vector<CLI::Option*> ofPairs = addMemoryFlags(app, *flags, *input);
    const TableFlags table(app, input, "source and target, of pairs");
    CLI::Option* pairs = ofPairs.front();
    for (CLI::Option* option : ofCorpus) pairs->excludes(option);
    for (CLI::Option* option : ofPairs)
        if (option != pairs) option->needs(pairs);
    app.add_option("--index", request.index.folder,
                   "Folder that keeps the vectors and the index of the corpus; created if it is missing, and "
                   "extended by lines that were added to the corpus")
        ->type_name("FOLDER");
    app.add_flag("--rebuild", request.index.again, "Build the index again, even if it exists");
    app.add_option(
           "--queries", request.queries,
           "Sentences to search for, one per line; - reads standard input, @LIST the files that it names")
        ->required()
        ->type_name("FILE");
    app.add_option("-k", request.k, "Neighbours per query (default 10)")->type_name("N");
    addOutput(app, "--output", request.output,
              "File to write: lines of query number, rank, cosine, corpus line and sentence; of pairs, query "
              "number, rank, cosine, wording (0 to 1), pair number, source, target, and the numbers that "
              "differ (those of the query / those of the sentence). - writes to standard output")
        ->required()
        ->type_name("FILE.tsv");
    return [flags, table](JobContext& job) -> Result<Nothing> {
        const NeighboursRequest& text = flags->corpus;
        FindInMemoryRequest& memory = flags->memory;
        if (text.index.corpus.empty() && memory.memory.pairs.first.empty()) {
            return Error{"neighbours", "nothing to search", "--corpus or --pairs",
                         "give a text or a file of pairs"};
        }
        const auto codes = splitLanguages(flags->languages);
        if (!codes) return codes.error();
        std::tie(memory.memory.pairs.sourceLanguage, memory.memory.pairs.targetLanguage) = *codes;
        table.apply();
        Result<std::shared_ptr<const Model>> model = loadModel(*flags->model);
        if (!model) return model.error();
        if (!flags->encoder.empty()) {
            Result<Model> chosen = withEncoder(**model, flags->encoder, *flags->model);
            if (!chosen) return chosen.error();
            model = std::make_shared<const Model>(std::move(chosen).value());
        }
        if (memory.memory.pairs.first.empty()) return searchCorpus(**model, text, job);
        if (!job.ranks().alone()) {
            return Error{"neighbours --pairs", fmt::format("{} ranks", job.ranks().size()),
                         "one: a search in pairs does not divide its work", "use paragram-cli"};
        }
        memory.memory.folder = text.index.folder;
        memory.memory.again = text.index.again;
        memory.queries = text.queries;
        memory.k = text.k;
        memory.output = text.output;
        return searchMemory(*model, memory, job);
    };
}

}  // namespace

Command neighboursCommand() {
    return {"neighbours",
            "Find the nearest sentences of a corpus, or pairs of a translation memory",
            declareNeighbours,
            {"paragram-cli neighbours --model run --corpus news.es --queries news.en -k 1 --output "
             "nearest.tsv",
             "echo 'The doctor sleeps.' | paragram-cli neighbours --model run --pairs pairs.h5 --queries - "
             "--output -"},
            {},
            true};
}

}  // namespace paragram::cli
