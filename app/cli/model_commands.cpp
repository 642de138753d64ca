// Commands that make and use models: embed, score.
#include "app/cli/model_commands.h"

#include <fmt/format.h>

#include "app/cli/evaluate_command.h"
#include "app/cli/progress_printer.h"
#include "app/cli/train_command.h"
#include "core/base/number_text.h"
#include "core/tasks/embed_text.h"
#include "core/tasks/load_model.h"
#include "core/tasks/score_pairs.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

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
    app.add_option(
           "--table", request->table,
           "Numbers of the embedding table: fp32, fp16 (half the memory) or int8 (a quarter); tells what it "
           "costs in cosine (default fp32)")
        ->type_name("KIND");
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
            if (s->blank > 0) fmt::print("{} lines without text have zero vectors\n", s->blank);
            if (request->table != "fp32") {
                fmt::print("1 - cosine to the vectors of the whole table: mean {:.1e}, largest {:.1e}\n",
                           s->cosineError, s->largestCosineError);
            }
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
        const Result<ScoreSummary> s = scorePairs(**model, *request, job);
        if (!s) return s.error();
        fmt::print(stderr, "{} pairs, mean cosine {:.3f}, {}{}\n",
                   groupedNumber(static_cast<double>(s->pairs)), s->meanCosine, durationText(s->seconds),
                   s->stopped ? " (stopped)" : "");
        return Outcome{s->stopped};
    };
}

}  // namespace

std::shared_ptr<std::string> modelOption(CLI::App& app) {
    auto model = std::make_shared<std::string>();
    app.add_option("--model", *model, "A run folder or a model file")->required()->type_name("RUN|MODEL.h5");
    return model;
}

std::vector<Command> modelCommands() {
    return {trainCommand(),
            evaluateCommand(),
            {"embed", "Turn lines of text into vectors", declareEmbed},
            {"score", "Append the cosine to pairs of sentences", declareScore}};
}

}  // namespace paragram::cli
