#include "core/tasks/models/export_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/exchange/targets/check_sentences.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/model_card.h"
#include "core/exchange/targets/reduced_model.h"
#include "core/models/load_model.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/run_folder.h"
#include "core/tasks/data/read_lines.h"
#include "core/tasks/evaluation/evaluate_model.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

double limitOf(const ExportModel& exported) {
    if (exported.precision == WeightPrecision::fp32) return 1e-5;
    if (!exported.model.averaging()) return 1e-2;  // a network magnifies what rounding changes
    return exported.precision == WeightPrecision::fp16 ? 1e-3 : 0.05;
}

double bytesUnder(const fs::path& folder) {
    double bytes = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) bytes += static_cast<double>(entry.file_size());
    }
    return bytes;
}

Result<Model> reduced(const Model& model, const ExportRequest& request) {
    Model smaller = model;
    if (request.seenOnly) {
        Result<Model> seen = withoutUnseen(smaller);
        if (!seen) return seen;
        smaller = std::move(seen).value();
    }
    if (request.tokens > 0) {
        Result<Model> frequent = withMostFrequent(smaller, request.tokens, request.tokenText);
        if (!frequent) return frequent;
        smaller = std::move(frequent).value();
    }
    if (request.dimensions > 0) {
        Result<Model> shorter = cut(smaller, request.dimensions);
        if (!shorter) return shorter;
        smaller = std::move(shorter).value();
    }
    if (!request.processing.any()) return smaller;
    Workers workers;
    return processed(smaller, request.processing, request.processingText, workers);
}

Result<std::vector<std::string>> readSentences(const fs::path& file) {
    if (file.empty()) return std::vector<std::string>();
    Result<std::vector<std::string>> sentences = readLines(file);
    if (!sentences) return sentences.error();
    if (sentences->empty())
        return Error{file.string(), "no sentences", "one per line", "choose another file"};
    return sentences;
}

std::optional<Error> unsuitable(const ExportTarget& target, const ExportModel& exported) {
    const WeightPrecision precision = exported.precision;
    const bool allowed = precision == WeightPrecision::fp32 ||
                         (target.reduced && (precision == WeightPrecision::fp16 ||
                                             (precision == WeightPrecision::int8 && target.int8)));
    if (!allowed) {
        return Error{"--precision", std::string(nameOf(precision)) + " for " + target.name,
                     target.reduced ? "fp32 or fp16" : "fp32", "its readers support no other"};
    }
    const Model& model = exported.model;
    if (!target.takes(model)) {
        const char* instead = model.recurrent() ? "onnx or psp" : "onnx or, for some models, bgt";
        if (model.averaging())
            return Error{exported.name, "an encoder that averages", "a generative model",
                         "choose another format"};
        return Error{exported.name,
                     model.recurrent() ? "a recurrent encoder" : "a generative model's encoder",
                     target.averages ? "an encoder that averages" : "another encoder",
                     fmt::format("choose {}, or embed texts with this program and use the vectors", instead)};
    }
    return target.refusal ? target.refusal(exported) : std::nullopt;
}

// The place of an export: a folder, or a main file with further files next to it.
struct Goal {
    fs::path path;      // as shown to the user
    bool file = false;  // path is the main file
    std::string stem() const { return file ? path.stem().string() : "model"; }
    fs::path main(const ExportTarget& target) const { return file ? path : path / (stem() + target.ending); }
};

Result<Goal> goalOf(const ExportTarget& target, const ExportRequest& request) {
    fs::path output = request.output;
    if (!output.has_filename()) output = output.parent_path();
    if (request.formats.size() > 1 || request.formats.front() == "all") output /= target.name;
    const Goal goal{output, !target.ending.empty() && output.extension() == target.ending};
    std::error_code code;
    if (goal.file) {
        const Result<Nothing> writable = checkWritable(goal.path);
        if (!writable) return writable.error();
        return goal;
    }
    if (fs::exists(goal.path, code) &&
        !(fs::is_directory(goal.path, code) && fs::is_empty(goal.path, code))) {
        return Error{goal.path.string(), "exists already", "a new folder, or an empty one",
                     target.ending.empty()
                         ? "choose another --output"
                         : "choose another --output, or choose a " + target.ending + " file"};
    }
    fs::create_directories(goal.path.has_parent_path() ? goal.path.parent_path() : fs::path("."), code);
    fs::path beside = goal.path;
    const Result<Nothing> writable = checkWritable(beside += ".part");  // the folder itself may be there
    if (!writable) return writable.error();
    return goal;
}

// Removes the temporary files unless they were moved to their place.
struct Staging {
    fs::path folder;
    explicit Staging(const fs::path& goal) : folder(temporaryBeside(goal)) { fs::create_directories(folder); }
    ~Staging() {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;
};

// Moves the main file last: if it exists, so do the others.
void moveToPlace(const Goal& goal, const ExportTarget& target, const fs::path& staging) {
    std::error_code code;
    if (!goal.file) {
        fs::remove(goal.path, code);
        fs::rename(staging, goal.path, code);
    } else {
        const fs::path folder = goal.path.has_parent_path() ? goal.path.parent_path() : fs::path(".");
        const std::string main = goal.stem() + target.ending;
        for (const fs::directory_entry& entry : fs::directory_iterator(staging)) {
            if (!code && entry.path().filename() != main)
                fs::rename(entry.path(), folder / entry.path().filename(), code);
        }
        if (!code) fs::rename(staging / main, goal.path, code);
    }
    if (code) {
        errno = code.value();
        throwWriteFailure(goal.path);
    }
}

// Adam's moments, if the model is from the run's last step.
std::unique_ptr<TrainingState> momentsOf(const fs::path& model, const ExportRequest& request,
                                         const Model& loaded) {
    std::error_code code;
    const RunFolder run{model};
    if (request.seenOnly || request.dimensions > 0 || request.processing.any() ||
        !fs::exists(run.checkpoint(), code))
        return nullptr;
    Result<TrainingState> state = readCheckpoint(run.checkpoint());
    if (!state) return nullptr;
    Workers workers;
    Matrix now = tableNow(state->trainer, state->settings.train, workers);
    if (!(now == loaded.table)) return nullptr;
    AdamMoments& moments = state->trainer.moments;
    std::vector<std::int32_t> rows(now.rows());
    std::iota(rows.begin(), rows.end(), 0);
    Adam(state->settings.train).catchUp(state->trainer.table, moments, rows, state->trainer.step, workers);
    return std::make_unique<TrainingState>(std::move(state).value());
}

ModelCard cardOf(const ExportRequest& request, const std::string& name, const Model& loaded) {
    ModelCard card;
    card.name = name;
    card.licence = request.licence;
    if (request.dimensions > 0)
        card.changes.push_back(
            fmt::format("the first {} of {} dimensions", request.dimensions, loaded.table.cols()));
    if (request.seenOnly) card.changes.emplace_back("only tokens that occur in the training");
    const Processing& processing = request.processing;
    if (processing.weights != TokenWeights::none)
        card.changes.push_back(fmt::format("tokens weighted by {}", nameOf(processing.weights)));
    if (processing.components > 0)
        card.changes.push_back(
            fmt::format("without the first {} principal components", processing.components));
    if (processing.whiten) card.changes.emplace_back("whitened");
    if (request.precision != "fp32") card.changes.push_back("numbers as " + request.precision);
    return card;
}

Result<ExportedFormat> exportOne(const ExportTarget& target, const ExportRequest& request,
                                 ExportModel& exported, const ModelCard& card,
                                 const std::vector<std::string>& sentences) {
    if (const std::optional<Error> refusal = unsuitable(target, exported)) return *refusal;
    const Result<Goal> goal = goalOf(target, request);
    if (!goal) return goal.error();
    const fs::path parent = goal->path.has_parent_path() ? goal->path.parent_path() : fs::path(".");
    const Result<Nothing> room = checkFreeSpace(parent, target.bytes(exported), "the export");
    if (!room) return room.error();
    const Staging staging(goal->path);
    const ExportPlace place{staging.folder, goal->stem()};
    target.write(exported, place);
    const std::string shown = target.ending.empty() ? goal->path.string() : goal->main(target).string();
    writeExportFile(
        goal->file ? place.file(".README.md") : place.folder / "README.md",
        modelCardText(card, exported.model, target, fs::path(shown).filename().string(), goal->stem()));
    const Result<ExportCheck> check = target.check(exported, place, sentences);
    if (!check) return check.error();
    const double limit = limitOf(exported);
    if (!(check->largest <= limit) || check->compared == 0) {
        return Error{target.name, fmt::format("read back with cosines off by {:.2g}", check->largest),
                     fmt::format("at most {:g}", limit),
                     "nothing was written; report this as a fault of the program"};
    }
    constexpr std::int64_t kMostOtherCut = 20;  // one in this many
    if (check->otherCut * kMostOtherCut > check->compared + check->otherCut) {
        return Error{target.name,
                     fmt::format("{} of {} sentences are tokenised differently when read back",
                                 check->otherCut, check->compared + check->otherCut),
                     "at most one in 20", "nothing was written; choose another format"};
    }
    ExportedFormat done{target.name,
                        goal->file              ? goal->path
                        : target.ending.empty() ? goal->path
                                                : goal->main(target),
                        bytesUnder(staging.folder),
                        *check,
                        {}};
    for (const ExportSnippet& snippet : target.snippets)
        done.snippets.push_back(
            {snippet.language, filledSnippet(snippet, exported.model, shown, goal->stem())});
    moveToPlace(*goal, target, staging.folder);
    return done;
}

}  // namespace

Result<ExportSummary> exportModel(const ExportRequest& request, JobContext& job) {
    const Result<WeightPrecision> precision = choiceNamed<WeightPrecision>("--precision", request.precision);
    if (!precision) return precision.error();
    std::vector<const ExportTarget*> targets;
    const bool all = request.formats == std::vector<std::string>{"all"};
    for (const std::string& format : request.formats) {
        if (all) break;
        const Result<const ExportTarget*> target = findExportTarget(format);
        if (!target) return target.error();
        targets.push_back(*target);
    }
    job.report({"Reading the model", 0, 0, ""});
    const auto loaded = loadModel(request.model);
    if (!loaded) return loaded.error();
    for (const ExportTarget& target : exportTargets())
        if (all && target.takes(**loaded)) targets.push_back(&target);
    if (!(*loaded)->averaging() && (request.dimensions > 0 || request.tokens > 0 || request.seenOnly))
        return Error{request.model.string(), "an encoder with a network",
                     "an encoder that averages, whose table can be made smaller", "export all of it"};
    const Result<Model> model = reduced(**loaded, request);
    if (!model) return model.error();
    Result<std::vector<std::string>> points = readSentences(request.sentences);
    if (!points) return points.error();

    fs::path named = request.model;
    if (!named.has_filename()) named = named.parent_path();
    ExportModel exported{*model, named.stem().string(), *precision, {}, std::move(points).value(), {},
                         nullptr};
    const RunFolder run{request.model};
    std::error_code code;
    if (fs::exists(run.history(), code)) exported.history = run.history();
    const bool psp = std::ranges::find(targets, std::string("psp"), &ExportTarget::name) != targets.end();
    const std::unique_ptr<TrainingState> training =
        psp ? momentsOf(request.model, request, **loaded) : nullptr;
    if (training) exported.moments = &training->trainer.moments;
    ModelCard card = cardOf(request, exported.name, **loaded);
    if (!request.suites.empty()) {
        const Result<EvaluationReport> report = evaluateModel(*model, request.suites, job);
        if (!report) return report.error();
        for (const StsSetResult& set : report->sets)
            card.scores.push_back(fmt::format("{}: Pearson {:.1f}, Spearman {:.1f}", set.name,
                                              100 * set.pearson, 100 * set.spearman));
    }
    const std::vector<std::string> sentences = checkSentences(*model, request.checkSentences);
    ExportSummary summary;
    if (request.dimensions > 0 || request.tokens > 0 || request.seenOnly) {
        Workers workers;
        const Matrix before = (*loaded)->embed(sentences, workers), after = model->embed(sentences, workers);
        for (std::size_t i = 1; i < before.rows(); ++i) {
            const double difference =
                cosine(before.row(i - 1), before.row(i)) - cosine(after.row(i - 1), after.row(i));
            summary.reduction = std::max(summary.reduction, std::fabs(difference));
        }
    }
    // Nothing is written if one of several formats is refused.
    for (const ExportTarget* target : targets)
        if (const std::optional<Error> refusal = unsuitable(*target, exported)) return *refusal;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        job.report({"Exporting " + targets[i]->label, static_cast<double>(i),
                    static_cast<double>(targets.size()), "formats"});
        if (job.shouldStop()) return Result<ExportSummary>::stoppedWith(std::move(summary));
        Result<ExportedFormat> done = exportOne(*targets[i], request, exported, card, sentences);
        if (!done) return done.error();
        summary.done.push_back(std::move(done).value());
    }
    return summary;
}

std::vector<ExportForecast> forecastExports(const Model& model, const ExportRequest& request) {
    std::vector<ExportForecast> forecasts;
    const Result<WeightPrecision> precision = choiceNamed<WeightPrecision>("--precision", request.precision);
    const ExportModel exported{model, "the model", precision ? *precision : WeightPrecision::fp32, {}, {},
                               {},    nullptr};
    for (const ExportTarget& target : exportTargets()) {
        ExportForecast forecast{target.name, target.bytes(exported), ""};
        if (request.dimensions > 0)
            forecast.bytes *=
                static_cast<double>(request.dimensions) / static_cast<double>(model.table.cols());
        if (request.tokens > 0)
            forecast.bytes *=
                std::min(1.0, static_cast<double>(request.tokens) / static_cast<double>(model.table.rows()));
        if (const std::optional<Error> refusal = unsuitable(target, exported)) {
            forecast.refusal = refusal->found + "; " + refusal->action;
            forecast.bytes = 0;
        }
        forecasts.push_back(std::move(forecast));
    }
    return forecasts;
}

}  // namespace paragram
