// Commands that take models from other programs and give them to others: import-model, export.
#include "app/cli/exchange_commands.h"

#include <fmt/format.h>

#include "core/base/number_text.h"
#include "core/tasks/import_model.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

Task declareImportModel(CLI::App& app) {
    auto request = std::make_shared<ImportModelRequest>();
    auto look = std::make_shared<bool>(false);
    app.add_option("--checkpoint", request->checkpoint,
                   "The model: a .pt of P-SP or Simple and Effective, a folder of sentence-transformers "
                   "(StaticEmbedding) or model2vec, word vectors (word2vec, fastText .vec, GloVe), or .npy")
        ->required()
        ->type_name("MODEL");
    app.add_option("--sentencepiece", request->sentencePiece,
                   "The SentencePiece model its pieces were cut with (default: the one .model beside it)")
        ->type_name("SP.model");
    app.add_option("--vocabulary", request->vocabulary,
                   "Of a .npy: a text file with the token of each row (default: the one text file beside it)")
        ->type_name("FILE");
    app.add_option("--output", request->output, "Model file to write")->type_name("MODEL.h5");
    app.add_option("--run", request->run,
                   "Make a run folder, too, in which train --resume goes on from a checkpoint's optimizer "
                   "state: train --resume --pairs PAIRS.h5 --output RUN")
        ->type_name("RUN");
    app.add_option("--epochs", request->epochs,
                   "Epochs of that run in all, those done included (default: as many as were asked for, at "
                   "least one more)")
        ->check(CLI::Range(0, 100000))
        ->type_name("N");
    app.add_flag("--look", *look, "Only say what the model is and what is missing");
    return [request, look](JobContext& job) -> Result<Outcome> {
        if (*look) {
            const Result<ForeignModel> model = recogniseModel(*request);
            if (!model) return model.error();
            fmt::print("{}\n", model->format);
            for (const std::string& line : model->found) fmt::print("  {}\n", line);
            for (const std::string& line : model->missing) fmt::print("  missing: {}\n", line);
            return Outcome{};
        }
        if (request->output.empty())
            return Error{"--output", "not given", "a model file to write", "name one, or give --look"};
        const Result<ImportModelSummary> s = importModel(*request, job);
        if (!s) return s.error();
        if (s->stopped) return Outcome{true};
        fmt::print("{}: {} rows of {} numbers in {}\n", s->model.format,
                   groupedNumber(static_cast<double>(s->rows)), s->dimension, request->output.string());
        for (const std::string& line : s->model.found) fmt::print("  {}\n", line);
        return Outcome{};
    };
}

}  // namespace

std::vector<Command> exchangeCommands() {
    return {{"import-model", "Make a model file from a model of another program", declareImportModel}};
}

}  // namespace paragram::cli
