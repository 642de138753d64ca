#include "app/cli/evaluate_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "app/cli/processing_flags.h"
#include "app/cli/reading_flags.h"
#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/models/choose_encoder.h"
#include "core/models/load_model.h"
#include "core/tasks/data/read_lines.h"
#include "core/tasks/evaluation/evaluation_baselines.h"
#include "core/tasks/evaluation/peer_model.h"
#include "core/tasks/evaluation/write_mteb.h"

namespace paragram::cli {
namespace {

struct Request {
    std::vector<std::string> models, encoders, suites;
    std::vector<std::string> peers;  // NAME=VECTORS.npy
    std::string sentences, list;     // of the peers' vectors, to be read or written
    std::string json, csv, markdown, latex, pairs, mteb;
    bool baselines = false, withoutPublished = false, why = false;
    int seeds = 3, folds = 10;
    SetReading reading;
    ProcessingRequest processing;
};

constexpr const char* kColumnsAdvice =
    "name the columns of sentence, sentence and gold score, for example --columns 1,2,3 (the first column is "
    "0)";

using Models = std::vector<std::shared_ptr<const Model>>;

void writeFiles(const Request& request, const Models& models, const std::vector<EvaluationReport>& reports) {
    ReportTableOptions options;
    options.published = !request.withoutPublished;
    for (const auto& [file, format] :
         {std::pair(request.json, ReportFormat::json), std::pair(request.csv, ReportFormat::csv),
          std::pair(request.markdown, ReportFormat::markdown), std::pair(request.latex, ReportFormat::latex)})
        if (!file.empty()) writeFileAtomically(file, reportsAs(format, reports, options));
    if (!request.pairs.empty()) writeFileAtomically(request.pairs, pairsAsTsv(reports));
    if (request.mteb.empty()) return;
    // The baselines follow the models.
    for (std::size_t i = 0; i < models.size() && i < reports.size(); ++i)
        writeMteb(reports[i], models[i]->dimension(), models[i]->table.size(), request.mteb);
}

// Of the columns: each model, or each of its encoders.
std::vector<std::string> columnNames(const Request& request) {
    std::vector<std::string> names;
    for (const std::string& model : request.models) {
        if (request.encoders.empty()) names.push_back(model);
        for (const std::string& encoder : request.encoders)
            names.push_back(fmt::format("{} ({})", model, encoder));
    }
    for (const std::string& peer : request.peers) names.push_back(peer.substr(0, peer.find('=')));
    return names;
}

Result<Nothing> addPeers(const Request& request, const EvaluationSuites& suites, Models& models) {
    if (request.peers.empty()) return Nothing{};
    const Result<std::vector<std::string>> sentences = readLines(request.sentences);
    if (!sentences) return sentences.error();
    const Result<Nothing> whole = checkSentences(suites, *sentences, request.sentences);
    if (!whole) return whole.error();
    for (const std::string& peer : request.peers) {
        Result<std::shared_ptr<const Model>> model = peerModel(*sentences, peer.substr(peer.find('=') + 1));
        if (!model) return model.error();
        models.push_back(*std::move(model));
    }
    return Nothing{};
}

Result<Nothing> checkPeers(const Request& request) {
    if (request.models.empty() && request.peers.empty() && request.list.empty())
        return Error{"evaluate", "nothing to evaluate", "--model, --peer or --list-sentences", "give one"};
    for (const std::string& peer : request.peers)
        if (peer.find('=') == std::string::npos || peer.starts_with('='))
            return Error{"--peer", peer, "NAME=VECTORS.npy", "put a name and = before the file"};
    if (request.peers.empty() != request.sentences.empty())
        return Error{request.peers.empty() ? "--sentences" : "--peer",
                     request.peers.empty() ? "given without --peer" : "given without --sentences",
                     "both: the vectors, and the sentences whose vectors they are",
                     "write the list with --list-sentences, and embed it"};
    return Nothing{};
}

void writeList(const std::string& file, const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences) text += sentence + '\n';
    writeFileAtomically(file, text);
    say("{} in {}\n", countOf(std::ssize(sentences), "sentence"), file);
}

// The models of the request, or the encoders of each, processed if it says so.
Result<Models> modelsOf(const Request& request) {
    const auto text = processingText(request.processing);
    if (!text) return text.error();
    Models models;
    for (const std::string& path : request.models) {
        Result<std::shared_ptr<const Model>> model = loadModel(path);
        if (!model) return model.error();
        if (request.processing.processing.any()) {
            Workers workers;
            Result<Model> changed = processed(**model, request.processing.processing, *text, workers);
            if (!changed) return changed.error();
            *model = std::make_shared<const Model>(*std::move(changed));
        }
        if (request.encoders.empty()) models.push_back(std::move(model).value());
        for (const std::string& encoder : request.encoders) {
            Result<Model> chosen = withEncoder(**model, encoder, path);
            if (!chosen) return chosen.error();
            models.push_back(std::make_shared<const Model>(std::move(chosen).value()));
        }
    }
    return models;
}

Result<Nothing> run(const Request& request, JobContext& job) {
    for (const std::string& file :
         {request.list, request.json, request.csv, request.markdown, request.latex, request.pairs}) {
        if (file.empty()) continue;
        const Result<Nothing> writable = checkTextWritable(file);
        if (!writable) return writable.error();
    }
    Result<Models> loaded = modelsOf(request);
    if (!loaded) return loaded.error();
    Models models = *std::move(loaded);
    const Result<EvaluationSuites> suites =
        readSuites({request.suites.begin(), request.suites.end()}, job, request.reading);
    if (!suites) return suites.error();
    for (const Error& error : suites->skipped) fmt::print(stderr, "warning: skipped: {}\n", error.sentence());
    for (const std::string& remark : suites->remarks) fmt::print(stderr, "warning: {}\n", remark);
    if (!request.list.empty()) writeList(request.list, sentencesOf(*suites));
    const Result<Nothing> peers = addPeers(request, *suites, models);
    if (!peers) return peers.error();
    if (models.empty()) return Nothing{};
    const std::vector<std::string> names = columnNames(request);
    EvaluationOptions options;
    options.classification.folds = request.folds;
    std::vector<EvaluationReport> reports;
    for (std::size_t i = 0; i < models.size() && !job.stop.stop_requested(); ++i) {
        Result<EvaluationReport> report = evaluateOn(*suites, *models[i], options, job);
        if (!report) return report.error();
        reports.push_back(std::move(*report));
        reports.back().modelName = names[i];
    }
    if (request.baselines && !job.stop.stop_requested()) {
        BaselineOptions baselines;
        baselines.seeds = request.seeds;
        Result<std::vector<EvaluationReport>> known = evaluateBaselines(*suites, baselines, job);
        if (!known) return known.error();
        for (EvaluationReport& report : *known) reports.push_back(std::move(report));
    }
    ReportTableOptions tables;
    tables.published = !request.withoutPublished;
    say("{}", reportsAs(ReportFormat::text, reports, tables));
    for (std::size_t i = 0; request.why && i < std::min(models.size(), reports.size()); ++i)
        say("\n{}", whyText(reports[i]));
    writeFiles(request, models, reports);
    return Result<Nothing>::of({}, job.stop.stop_requested());
}

// The files' names depend on the data sets, but each model has a folder of its own.
Result<Nothing> checkMteb(const CLI::App& app, const Request& request) {
    if (request.mteb.empty() || overwrites(app)) return Nothing{};
    for (const std::string& model : columnNames(request)) {
        const std::filesystem::path folder = mtebFolder(model, request.mteb);
        std::error_code code;
        if (std::filesystem::exists(folder, code) && !std::filesystem::is_empty(folder, code))
            return Error{folder.string(), "has results already", "a new folder",
                         "choose another folder, or add --overwrite to replace them"};
    }
    return Nothing{};
}

Task declareEvaluate(CLI::App& app) {
    auto request = std::make_shared<Request>();
    app.add_option("--model", request->models,
                   "A run folder or a model file; may be repeated: several are compared, and the first "
                   "tested against each other one by paired bootstrap")
        ->type_name("RUN|MODEL.h5");
    app.add_option("--encoder", request->encoders,
                   "Of a generative model, what computes the vectors: semantic, the code of one of its "
                   "languages for that language's encoder, or random (untrained); may be repeated (default: "
                   "semantic alone)")
        ->type_name("NAME");
    app.add_option(
           "--suite", request->suites,
           "Folder or file to evaluate on, recognised by content: STS, SICK, word similarity, SentEval, "
           "paraphrase detection, Tatoeba, BUCC, or a table or JSON lines of your own; may be repeated. A "
           "file "
           "that cannot be read is named and skipped")
        ->required()
        ->type_name("STS_FOLDER");
    const TableFlags table(
        app, {request, &request->reading.table},
        "sentence, sentence and gold score (or label 0 or 1), of the files that --suite names");
    app.add_option("--peer", request->peers,
                   "Also a model of another program, by the vectors that it gives to the lines of "
                   "--sentences; may be repeated")
        ->type_name("NAME=VECTORS.npy");
    app.add_option("--sentences", request->sentences,
                   "Of --peer: the list of --list-sentences whose lines the vectors belong to")
        ->type_name("FILE");
    addProcessing(app, request->processing);
    app.add_flag("--baselines", request->baselines,
                 "Also word overlap, sentence BLEU, chrF and random WORD, TRIGRAM and SP on the graded sets");
    app.add_option("--seeds", request->seeds, "Seeds of each random baseline, 1 to 100 (default 3)")
        ->check(CLI::Range(1, 100));
    app.add_option("--folds", request->folds, "Folds of every cross-validation, 2 to 100 (default 10)")
        ->check(CLI::Range(2, 100));
    app.add_flag("--why", request->why,
                 "Also errors by length, word overlap, word error rate and language, and the worst pairs");
    app.add_flag("--without-published", request->withoutPublished, "Omit the rows of the papers");
    addOutput(app, "--list-sentences", request->list,
              "Write every sentence of the data sets, one per line, to be embedded by another program")
        ->type_name("FILE");
    addOutput(app, "--json", request->json, "Also write the scores as JSON")->type_name("FILE");
    addOutput(app, "--csv", request->csv, "Also write the scores as CSV")->type_name("FILE");
    addOutput(app, "--markdown", request->markdown, "Also write the tables as Markdown")->type_name("FILE");
    addOutput(app, "--latex", request->latex, "Also write the tables as LaTeX")->type_name("FILE");
    addOutput(app, "--pairs", request->pairs, "Also write every graded pair with its cosine, tab-separated")
        ->type_name("FILE");
    addOutput(app, "--mteb", request->mteb, "Also write result files of MTEB to this folder")
        ->type_name("FOLDER");
    request->reading.advice = kColumnsAdvice;
    return [&app, request, table](JobContext& job) -> Result<Nothing> {
        table.apply();
        const Result<Nothing> sensible = checkPeers(*request);
        if (!sensible) return sensible;
        const Result<Nothing> allowed = checkMteb(app, *request);
        return allowed ? run(*request, job) : allowed;
    };
}

}  // namespace

Command evaluateCommand() {
    return {"evaluate",
            "Evaluate models on the tasks of the papers",
            declareEvaluate,
            {"paragram-cli evaluate --model run --suite sample --why",
             "paragram-cli evaluate --model run --suite sample/test.en-es.tsv --baselines --csv scores.csv"}};
}

}  // namespace paragram::cli
