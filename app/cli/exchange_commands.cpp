// Commands that import models from other programs and export them: import-model, export.
#include "app/cli/exchange_commands.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "app/cli/processing_flags.h"
#include "app/cli/sizes_command.h"
#include "core/base/number_text.h"
#include "core/encoders/weight_precision.h"
#include "core/tasks/models/export_model.h"
#include "core/tasks/models/import_model.h"

namespace paragram::cli {
namespace {

Task declareImportModel(CLI::App& app) {
    auto request = std::make_shared<ImportModelRequest>();
    auto look = std::make_shared<bool>(false);
    app.add_option("--checkpoint", request->checkpoint,
                   "The model: a .pt of P-SP, Simple and Effective or the Bilingual Generative Transformer, "
                   "a folder of sentence-transformers "
                   "(StaticEmbedding) or model2vec, word vectors (word2vec, fastText, GloVe), or .npy")
        ->required()
        ->type_name("MODEL");
    app.add_option("--sentencepiece", request->sentencePiece,
                   "The SentencePiece model of its pieces (default: the only .model next to it)")
        ->type_name("SP.model");
    app.add_option(
           "--vocabulary", request->vocabulary,
           "For a .npy: a text file with the token of each row (default: the only text file next to it). For "
           "a "
           "Bilingual Generative Transformer: fairseq's dict.LANGUAGE.txt (default: the one next to it)")
        ->type_name("FILE");
    addOutput(app, "--output", request->output, "Model file to write")->type_name("MODEL.h5");
    app.add_option(
           "--run", request->run,
           "Also create a run folder in which train --resume continues from the checkpoint's optimizer "
           "state: train --resume --pairs PAIRS.h5 --output RUN")
        ->type_name("RUN");
    app.add_option(
           "--epochs", request->epochs,
           "Total epochs of that run, including those already done (default: as originally requested, at "
           "least one more)")
        ->check(CLI::Range(0, 100000))
        ->type_name("N");
    app.add_flag("--look", *look, "Only report what the model is and what is missing");
    return [request, look](JobContext& job) -> Result<Nothing> {
        if (*look) {
            const Result<ForeignModel> model = recogniseModel(*request);
            if (!model) return model.error();
            say("{}\n", model->format);
            for (const std::string& line : model->found) say("  {}\n", line);
            for (const std::string& line : model->missing) say("  missing: {}\n", line);
            return Nothing{};
        }
        if (request->output.empty())
            return Error{"--output", "not given", "a model file to write", "give one, or --look"};
        const Result<ImportModelSummary> s = importModel(*request, job);
        if (!s) return s.error();
        if (s.stopped()) return Stopped{};
        say("{}: {} of {} in {}\n", s->model.format, countOf(static_cast<std::int64_t>(s->rows), "row"),
            countOf(static_cast<std::int64_t>(s->dimension), "number"), request->output.string());
        for (const std::string& line : s->model.found) say("  {}\n", line);
        return Nothing{};
    };
}

std::vector<std::string> targetNames() {
    std::vector<std::string> names;
    for (const ExportTarget& target : exportTargets()) names.push_back(target.name);
    return names;
}

std::vector<std::string> namesThatTake(bool ExportTarget::*encoder) {
    std::vector<std::string> names;
    for (const ExportTarget& target : exportTargets())
        if (target.*encoder) names.push_back(target.name);
    return names;
}

std::vector<std::string> withAll(std::vector<std::string> names) {
    names.push_back("all");
    return names;
}

void printExport(const ExportedFormat& done) {
    say("{}: {} ({:.1f} MB), read back: {} compared, largest difference of a cosine {:.1g}{}\n", done.format,
        done.path.string(), done.bytes / 1e6, groupedNumber(done.check.compared), done.check.largest,
        done.check.otherCut > 0
            ? fmt::format(", {} tokenised differently", groupedNumber(done.check.otherCut))
            : "");
}

Task declareExport(CLI::App& app) {
    auto request = std::make_shared<ExportRequest>();
    auto snippets = std::make_shared<bool>(false);
    app.add_option("--model", request->model, "A run folder or a model file")
        ->required()
        ->type_name("RUN|MODEL.h5");
    limitTo(
        app.add_option(
               "--format", request->formats,
               fmt::format("One of {}; several separated by commas, or all that take the model. Recurrent "
                           "encoders: {}. Generative models: {}",
                           fmt::join(targetNames(), ", "),
                           fmt::join(namesThatTake(&ExportTarget::recurrent), ", "),
                           fmt::join(namesThatTake(&ExportTarget::generative), ", ")))
            ->required()
            ->delimiter(',')
            ->type_name("FORMAT"),
        withAll(targetNames()));
    app.add_option("--output", request->output,
                   "A new folder; or, for a format with one main file, that file (further files are next to "
                   "it). Several formats: a folder that contains them")
        ->required()
        ->type_name("PATH");
    limitTo(app.add_option("--precision", request->precision,
                           "Weight precision: fp32, fp16 or int8 (default fp32)")
                ->type_name("NAME"),
            {"fp32", "fp16", "int8"});
    app.add_option(
           "--dimensions", request->dimensions,
           "Keep the first K dimensions, of concatenated parts those of each (1 to the model's dimension; "
           "default: all)")
        ->check(CLI::Range(1, 8192))
        ->type_name("K");
    app.add_flag("--seen-only", request->seenOnly, "Omit tokens that do not occur in the training");
    auto tokenText = std::make_shared<std::filesystem::path>();
    addTokens(app, request->tokens, *tokenText);
    app.add_option("--sentences", request->sentences,
                   "Text, one sentence per line, for faiss and tensorboard (default: the vocabulary)")
        ->type_name("FILE");
    app.add_option("--licence", request->licence, "Licence of the training data, for README.md")
        ->type_name("TEXT");
    app.add_option("--suite", request->suites, "STS sets whose scores are written to README.md")
        ->type_name("STS_FOLDER");
    app.add_option("--check-sentences", request->checkSentences,
                   "Sentences, built from tokens, for checking each export (0 to 100,000; default 200)")
        ->check(CLI::Range(0, 100000))
        ->type_name("N");
    app.add_flag("--snippets", *snippets, "Print code that loads what was written");
    auto processing = std::make_shared<ProcessingRequest>();
    addProcessing(app, *processing);
    return [request, snippets, processing, tokenText](JobContext& job) -> Result<Nothing> {
        auto text = processingText(*processing);
        if (!text) return text.error();
        auto counted = tokenLines(request->tokens > 0, *tokenText);
        if (!counted) return counted.error();
        request->tokenText = *std::move(counted);
        request->processing = processing->processing;
        request->processingText = *std::move(text);
        const Result<ExportSummary> summary = exportModel(*request, job);
        if (!summary) return summary.error();
        for (const ExportedFormat& done : summary->done) {
            printExport(done);
            for (const ExportSnippet& snippet : done.snippets)
                if (*snippets) say("\n# {}\n{}\n", snippet.language, snippet.code);
        }
        if (summary->reduction > 0)
            say("compared with the complete model: largest difference of a cosine {:.2g}\n",
                summary->reduction);
        return Result<Nothing>::of({}, summary.stopped());
    };
}

}  // namespace

std::vector<Command> exchangeCommands() {
    return {{"export",
             "Export a model to other programs, read it back and compare",
             declareExport,
             {"paragram-cli export --model run --format model2vec --output exported",
              "paragram-cli export --model run --format onnx,word2vec --output exports"}},
            sizesCommand(),
            {"import-model",
             "Import a model of another program",
             declareImportModel,
             {"paragram-cli import-model --checkpoint exported --look",
              "paragram-cli import-model --checkpoint exported --output imported.h5"}}};
}

}  // namespace paragram::cli
