// Commands that use models: train, compare-data, evaluate, embed, score, tokenize, generate.
#include "app/cli/model_commands.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "app/cli/compare_command.h"
#include "app/cli/console.h"
#include "app/cli/evaluate_command.h"
#include "app/cli/generate_command.h"
#include "app/cli/latent_command.h"
#include "app/cli/output_flags.h"
#include "app/cli/probing_command.h"
#include "app/cli/reading_flags.h"
#include "app/cli/tokenize_command.h"
#include "app/cli/train_command.h"
#include "core/base/number_text.h"
#include "core/encoders/weight_precision.h"
#include "core/models/load_model.h"
#include "core/pairs/formats/pair_source.h"
#include "core/tasks/corpora/embed_text.h"
#include "core/tasks/corpora/score_pairs.h"

namespace paragram::cli {
namespace {

Task declareEmbed(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<EmbedRequest>();
    app.add_option(
           "--input", request->input,
           "Text, one sentence per line, plain or .gz; - reads standard input, @LIST the files that it names")
        ->required()
        ->type_name("FILE");
    addOutput(app, "--output", request->output, "Array to write, one row per line of text")
        ->required()
        ->type_name("VECTORS.npy");
    limitTo(app.add_option("--table", request->table,
                           "Weight precision of the embedding table: fp32, fp16 (half the memory), int8 (a "
                           "quarter), int4 (an eighth) or pq (a sixteenth); reports its effect on cosines "
                           "(default fp32)")
                ->type_name("KIND"),
            namesIn<WeightPrecision>());
    app.add_flag("--normalise", request->normalise, "Scale every vector to length 1");
    app.add_option("--language", request->language,
                   "Language of the text, for a model whose languages do not share rows (default: its first)")
        ->type_name("CODE");
    return [modelPath, request](JobContext& job) -> Result<Nothing> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<EmbedSummary> s = embedText(**model, *request, job);
        if (!s) return s.error();
        if (!s.stopped()) {
            say("{} of {} in {}, {}\n", countOf(static_cast<std::int64_t>(s->sentences), "sentence"),
                countOf(static_cast<std::int64_t>((*model)->dimension()), "number"), request->output.string(),
                durationText(s->seconds));
            if (s->blank > 0)
                say("{} without text: zero vectors\n", countOf(static_cast<std::int64_t>(s->blank), "line"));
            if (request->table != "fp32") {
                say("1 - cosine to the vectors in fp32: mean {:.1e}, largest {:.1e}\n", s->cosineError,
                    s->largestCosineError);
            }
        }
        return Result<Nothing>::of({}, s.stopped());
    };
}

// Without further flags, a tab-separated file is scored line by line, with its first two columns as the pair.
void completeInput(PairInput& input) {
    input.allowEmptySides = true;
    const bool plain = input.columns.empty() && input.columnNames.empty();
    if (input.format == "auto" && input.first == "-") input.format = "tsv";
    const std::string format = input.format == "auto" ? guessFormat(input) : input.format;
    if (format != "tsv" || !plain) return;
    input.format = format;
    input.columns = {0, 1};
    if (input.header == "auto") input.header = "no";
}

Task declareScore(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<ScoreRequest>();
    const ReadingFlags reading(app, {request, &request->input});
    addOutput(app, "--output", request->output,
              "File to write: the input's columns with the cosine appended; for formats other than "
              "tab-separated text, source, target, cosine. - writes to standard output")
        ->required()
        ->type_name("SCORES.tsv");
    return [modelPath, request, reading](JobContext& job) -> Result<Nothing> {
        const Result<Nothing> set = reading.apply();
        if (!set) return set.error();
        completeInput(request->input);
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const Result<ScoreSummary> s = scorePairs(**model, *request, job);
        if (!s) return s.error();
        if (!s->remark.empty()) note("warning: {}\n", s->remark);
        note("{}, mean cosine {:.3f}, {}{}\n", countOf(s->pairs, "pair"), s->meanCosine,
             durationText(s->seconds), s.stopped() ? " (stopped)" : "");
        return Result<Nothing>::of({}, s.stopped());
    };
}

}  // namespace

std::shared_ptr<std::string> modelOption(CLI::App& app) {
    auto model = std::make_shared<std::string>();
    app.add_option("--model", *model, "A run folder or a model file")->required()->type_name("RUN|MODEL.h5");
    return model;
}

std::vector<Command> modelCommands() {
    return {
        trainCommand(),
        compareDataCommand(),
        evaluateCommand(),
        probingCommand(),
        {"embed",
         "Embed lines of text",
         declareEmbed,
         {"paragram-cli embed --model run --input news.en --output vectors.npy",
          "cut -f2 pairs.tsv | paragram-cli embed --model run --input - --normalise --output spanish.npy"},
         {},
         true},
        {"score",
         "Compute the cosine of pairs of sentences",
         declareScore,
         {"paragram-cli score --model run --input pairs.tsv --output scored.tsv",
          "paragram-cli score --model run --input pairs.tsv --output - | sort -t \"$(printf '\\t')\" -k3 "
          "-rg | head"}},
        tokenizeCommand(),
        generateCommand(),
        latentCommand()};
}

}  // namespace paragram::cli
