// Commands that make and use models: train, evaluate, embed, score.
#include "app/cli/model_commands.h"

#include <fmt/format.h>

#include <cmath>

#include "app/cli/data_commands.h"
#include "app/cli/progress_printer.h"
#include "core/base/atomic_file.h"
#include "core/base/number_text.h"
#include "core/tasks/embed_text.h"
#include "core/tasks/estimate_training.h"
#include "core/tasks/evaluate_model.h"
#include "core/tasks/load_model.h"
#include "core/tasks/score_pairs.h"
#include "core/tasks/train_model.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

std::shared_ptr<std::string> modelOption(CLI::App& app) {
    auto model = std::make_shared<std::string>();
    app.add_option("--model", *model, "A run folder or a model file")->required()->type_name("RUN|MODEL.h5");
    return model;
}

void printEvaluation(const EvaluationRecord& record) {
    std::string line = fmt::format("epoch {:.2f}  step {}  ", record.epoch, record.step);
    for (const DevelopmentScore& score : record.scores) {
        line += fmt::format("  {} {:.1f}", score.name, 100 * score.pearson);
    }
    fmt::print("{}{}\n", line, record.best ? "  best" : "");
    std::fflush(stdout);
}

// The last line of train, which scripts may read.
void printTraining(const TrainSummary& s) {
    if (!std::isnan(s.bestPearson)) {
        fmt::print("development Pearson {:.1f} at step {} (untrained {:.1f})\n", 100 * s.bestPearson,
                   s.bestStep, 100 * s.untrainedPearson);
    }
    fmt::print("{:.2f} epochs, {} steps, {:.1f} seconds, {:.0f} pairs/s, peak memory {:.0f} MB{}\n", s.epochs,
               s.steps, s.seconds, s.pairsPerSecond, static_cast<double>(s.peakMemoryBytes) / 1e6,
               s.stopped ? "; stopped, go on with --resume" : "");
}

Result<Outcome> printEstimate(const TrainRequest& request) {
    const Result<TrainEstimate> cost = estimateTraining(request);
    if (!cost) return cost.error();
    const auto gigabytes = [](double bytes) { return fmt::format("{:.2f} GB", bytes / 1e9); };
    fmt::print("time    about {}\n", durationText(cost->seconds));
    fmt::print("memory  {}{}\n", gigabytes(cost->memoryBytes),
               cost->fromDisk ? "; the tokens of the pairs are read from disk" : "");
    fmt::print("disk    {}{}\n", gigabytes(cost->diskBytes),
               cost->freeDiskBytes < 0 ? "" : " of " + gigabytes(cost->freeDiskBytes) + " free");
    return Outcome{};
}

Task declareTrain(CLI::App& app) {
    auto request = std::make_shared<TrainRequest>();
    auto pairs = std::make_shared<std::vector<std::string>>();
    auto estimate = std::make_shared<bool>(false);
    auto development = std::make_shared<std::vector<std::string>>();
    app.add_option("--pairs", *pairs,
                   "Pair store to learn from, or the authors' .h5 with a .vocab beside it (needs the "
                   "--tokenizer it was cut with); given several times, all are learned from together; with "
                   "--resume those of the run by default")
        ->type_name("PAIRS.h5");
    app.add_option("--tokenizer", request->tokenizers,
                   "Tokenizer file, one for each part of the encoder (default: learned by the settings)")
        ->type_name("FILE");
    app.add_option("--development", *development,
                   "Scored pairs by which the best model is chosen; may be given several times")
        ->type_name("STS_FILE");
    app.add_option("--output", request->output, "Run folder to make")->required()->type_name("RUN");
    app.add_flag("--resume", request->resume,
                 "Go on from the checkpoint of the run folder, with its settings");
    app.add_flag("--estimate", *estimate, "Only say what the training would cost: time, memory, disk");
    const SettingFlags flags(app, {"text", "tokenizer", "encoder", "train"}, true);
    return [request, pairs, development, estimate, flags](JobContext& job) -> Result<Outcome> {
        const Result<Settings> settings = flags.settings();
        if (!settings) return settings.error();
        request->settings = *settings;
        request->pairs.assign(pairs->begin(), pairs->end());
        request->development.assign(development->begin(), development->end());
        if (request->pairs.empty() && !request->resume) {
            return Error{"--pairs", "not given", "a pair store", "make one with paragram-cli import"};
        }
        if (*estimate) return printEstimate(*request);
        TrainObserver observer;
        observer.onEvaluation = printEvaluation;
        const Result<TrainSummary> summary = trainModel(*request, observer, job);
        if (!summary) return summary.error();
        printTraining(*summary);
        return Outcome{summary->stopped};
    };
}

Task declareEvaluate(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto suites = std::make_shared<std::vector<std::string>>();
    auto json = std::make_shared<std::string>();
    auto csv = std::make_shared<std::string>();
    app.add_option("--suite", *suites,
                   "Folder or file of STS sets, recognised by looking; may be given several times")
        ->required()
        ->type_name("STS_FOLDER");
    app.add_option("--json", *json, "Write the scores as JSON, too")->type_name("FILE");
    app.add_option("--csv", *csv, "Write the scores as CSV, too")->type_name("FILE");
    return [modelPath, suites, json, csv](JobContext& job) -> Result<Outcome> {
        for (const std::string& file : {*json, *csv}) {
            if (file.empty()) continue;
            const Result<Nothing> writable = checkWritable(file);
            if (!writable) return writable.error();
        }
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        Result<EvaluationReport> report = evaluateModel(**model, {suites->begin(), suites->end()}, job);
        if (!report) return report.error();
        report->modelName = *modelPath;
        fmt::print("{}", reportTable(*report));
        if (!json->empty()) writeFileAtomically(*json, reportJson(*report));
        if (!csv->empty()) writeFileAtomically(*csv, reportCsv(*report));
        return Outcome{job.stop.stop_requested()};
    };
}

Task declareEmbed(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<EmbedRequest>();
    app.add_option("--input", request->input,
                   "Text, one sentence a line, plain or .gz; - reads standard input")
        ->required()
        ->type_name("FILE");
    app.add_option("--output", request->output, "Array to write, a row a line")
        ->required()
        ->type_name("VECTORS.npy");
    app.add_flag("--normalise", request->normalise, "Scale every vector to length 1");
    app.add_option("--language", request->language,
                   "Language of the text, for a model whose languages share nothing (default: its first)")
        ->type_name("CODE");
    return [modelPath, request](JobContext& job) -> Result<Outcome> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<EmbedSummary> s = embedText(**model, *request, job);
        if (!s) return s.error();
        if (!s->stopped) {
            fmt::print("{} sentences of {} numbers in {}, {}\n",
                       groupedNumber(static_cast<double>(s->sentences)), (*model)->dimension(),
                       request->output.string(), durationText(s->seconds));
        }
        return Outcome{s->stopped};
    };
}

Task declareScore(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<ScoreRequest>();
    app.add_option("--input", request->input, "Pairs separated by tabs, plain or .gz; - reads standard input")
        ->required()
        ->type_name("PAIRS.tsv");
    app.add_option("--columns", request->columns,
                   "Columns of the two sentences, counted from 0 (default 0,1)")
        ->delimiter(',')
        ->type_name("N,N");
    app.add_option(
           "--languages", request->languages,
           "Languages of the two sentences, for a model whose languages share nothing (default: those "
           "of its training pairs)")
        ->delimiter(',')
        ->expected(2)
        ->type_name("CODE,CODE");
    app.add_option("--output", request->output,
                   "The input's columns with the cosine appended; - writes standard output")
        ->required()
        ->type_name("SCORES.tsv");
    return [modelPath, request](JobContext& job) -> Result<Outcome> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<ScoreSummary> s = scorePairs(**model, *request, {}, job);
        if (!s) return s.error();
        fmt::print(stderr, "{} pairs, mean cosine {:.3f}, {}{}\n",
                   groupedNumber(static_cast<double>(s->pairs)), s->meanCosine, durationText(s->seconds),
                   s->stopped ? " (stopped)" : "");
        return Outcome{s->stopped};
    };
}

}  // namespace

std::vector<Command> modelCommands() {
    return {{"train", "Train a model on a pair store", declareTrain},
            {"evaluate", "Score a model on semantic textual similarity", declareEvaluate},
            {"embed", "Turn lines of text into vectors", declareEmbed},
            {"score", "Append the cosine to pairs of sentences", declareScore}};
}

const std::vector<Command>& commands() {
    static const std::vector<Command> all = [] {
        std::vector<Command> list = dataCommands();
        for (Command& command : modelCommands()) list.push_back(std::move(command));
        return list;
    }();
    return all;
}

}  // namespace paragram::cli
