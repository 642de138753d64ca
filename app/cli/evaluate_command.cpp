#include "app/cli/evaluate_command.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/atomic_file.h"
#include "core/tasks/evaluation_baselines.h"
#include "core/tasks/load_model.h"
#include "core/tasks/write_mteb.h"

namespace paragram::cli {
namespace {

struct Request {
    std::vector<std::string> models, suites;
    std::string json, csv, markdown, latex, pairs, mteb;
    bool baselines = false, withoutPublished = false, why = false;
    int seeds = 3, folds = 10;
};

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
    // The baselines come after the models.
    for (std::size_t i = 0; i < models.size() && i < reports.size(); ++i)
        writeMteb(reports[i], models[i]->dimension(), models[i]->table.size(), request.mteb);
}

Result<Outcome> run(const Request& request, JobContext& job) {
    for (const std::string& file :
         {request.json, request.csv, request.markdown, request.latex, request.pairs}) {
        if (file.empty()) continue;
        const Result<Nothing> writable = checkWritable(file);
        if (!writable) return writable.error();
    }
    Models models;
    for (const std::string& path : request.models) {
        Result<std::shared_ptr<const Model>> model = loadModel(path);
        if (!model) return model.error();
        models.push_back(std::move(model).value());
    }
    const Result<EvaluationSuites> suites = readSuites({request.suites.begin(), request.suites.end()}, job);
    if (!suites) return suites.error();
    EvaluationOptions options;
    options.classification.folds = request.folds;
    std::vector<EvaluationReport> reports;
    for (std::size_t i = 0; i < models.size() && !job.stop.stop_requested(); ++i) {
        reports.push_back(evaluateOn(*suites, *models[i], options, job));
        reports.back().modelName = request.models[i];
    }
    if (request.baselines && !job.stop.stop_requested()) {
        BaselineOptions baselines;
        baselines.seeds = request.seeds;
        for (EvaluationReport& report : evaluateBaselines(*suites, baselines, job))
            reports.push_back(std::move(report));
    }
    ReportTableOptions tables;
    tables.published = !request.withoutPublished;
    fmt::print("{}", reportsAs(ReportFormat::text, reports, tables));
    for (std::size_t i = 0; request.why && i < std::min(models.size(), reports.size()); ++i)
        fmt::print("\n{}", whyText(reports[i]));
    writeFiles(request, models, reports);
    return Outcome{job.stop.stop_requested()};
}

std::function<Result<Outcome>(JobContext&)> declare(CLI::App& app) {
    auto request = std::make_shared<Request>();
    app.add_option(
           "--model", request->models,
           "A run folder or a model file; several are set side by side, the first tested against each "
           "other by paired bootstrap")
        ->required()
        ->type_name("RUN|MODEL.h5");
    app.add_option(
           "--suite", request->suites,
           "Folder or file to evaluate on, recognised by looking: STS, SICK, word similarity, SentEval, "
           "paraphrase detection, Tatoeba, BUCC; may be given several times")
        ->required()
        ->type_name("STS_FOLDER");
    app.add_flag("--baselines", request->baselines,
                 "Also word overlap, sentence BLEU, chrF and random WORD, TRIGRAM and SP on the graded sets");
    app.add_option("--seeds", request->seeds, "Random tables of each random baseline, 1..100 (default 3)")
        ->check(CLI::Range(1, 100));
    app.add_option("--folds", request->folds, "Folds of every cross-validation, 2..100 (default 10)")
        ->check(CLI::Range(2, 100));
    app.add_flag("--why", request->why,
                 "Also errors by length, word overlap, word error rate and language, and the worst pairs");
    app.add_flag("--without-published", request->withoutPublished, "Leave out the rows of the papers");
    app.add_option("--json", request->json, "Write the scores as JSON, too")->type_name("FILE");
    app.add_option("--csv", request->csv, "Write the scores as CSV, too")->type_name("FILE");
    app.add_option("--markdown", request->markdown, "Write the tables as Markdown, too")->type_name("FILE");
    app.add_option("--latex", request->latex, "Write the tables as LaTeX, too")->type_name("FILE");
    app.add_option("--pairs", request->pairs,
                   "Write every graded pair with its cosine, too, separated by tabs")
        ->type_name("FILE");
    app.add_option("--mteb", request->mteb, "Write result files as MTEB has them into this folder, too")
        ->type_name("FOLDER");
    return [request](JobContext& job) { return run(*request, job); };
}

}  // namespace

Command evaluateCommand() {
    return {"evaluate", "Score models on everything the papers evaluate", declare};
}

}  // namespace paragram::cli
