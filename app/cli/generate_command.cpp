#include "app/cli/generate_command.h"

#include <fmt/format.h>

#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "app/cli/output_flags.h"
#include "app/cli/paraphrase_flags.h"
#include "app/cli/writing_flags.h"
#include "core/base/files/output_stream.h"
#include "core/models/load_model.h"
#include "core/tasks/data/read_lines.h"
#include "core/tasks/models/generate_text.h"

namespace paragram::cli {
namespace {

std::string tableOf(const std::vector<WrittenText>& texts, const GenerateRequest& request) {
    std::string table;
    for (const WrittenText& text : texts)
        table += fmt::format(
            "{}\t{}\t{:.4f}\n",
            request.ends.empty() ? request.sources[text.source] : fmt::format("{:.3f}", text.place),
            text.text, text.score);
    return table;
}

Task declareGenerate(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<GenerateRequest>();
    auto input = std::make_shared<std::filesystem::path>();
    auto output = std::make_shared<std::filesystem::path>("-");
    app.add_option("--source", request->sources,
                   "Sentence whose meaning is written; may be given several times")
        ->type_name("TEXT");
    app.add_option("--input", *input, "Instead: a file with one sentence per line; - reads standard input")
        ->type_name("FILE");
    auto ends = std::make_shared<std::vector<std::string>>();
    app.add_option(
           "--between", *ends,
           "Instead: two sentences; what is written moves from the meaning and style of the first to those "
           "of the second")
        ->expected(2)
        ->type_name("TEXT TEXT");
    app.add_option("--steps", request->steps, "Texts of --between, both ends included (default 5)")
        ->check(CLI::Range(2, 1000))
        ->type_name("N");
    app.add_option("--style", request->styles,
                   "Sentence whose style is used, in the language that is written: one for all sources, or "
                   "one for each")
        ->type_name("TEXT");
    app.add_option("--language", request->language, "Language of the sources (default: the model's first)")
        ->type_name("CODE");
    app.add_option("--to", request->to,
                   "Language to write (default: that of the sources); the other one translates")
        ->type_name("CODE");
    addOutput(
        app, "--output", *output,
        "Source (of --between: 0 to 1, the way from one to the other), text and log-probability per token, "
        "separated by tabs (default -: standard output). With --back or --template, the same command "
        "continues "
        "after an interruption");
    addWritingFlags(app, request->writing);
    auto paraphrases = std::make_shared<ParaphraseFlags>();
    addParaphraseFlags(app, *paraphrases);
    return [=, &app](JobContext& job) -> Result<Nothing> {
        const int given =
            (request->sources.empty() ? 0 : 1) + (input->empty() ? 0 : 1) + (ends->empty() ? 0 : 1);
        if (given != 1) {
            return Error{"generate",
                         given == 0 ? "no sentence" : "several of --source, --input and --between",
                         "one of --source, --input and --between", "give one"};
        }
        if (!ends->empty()) {
            request->sources = {ends->front()};
            request->ends = {ends->back()};
        }
        const char* apart = !request->ends.empty() ? "--between" : !request->styles.empty() ? "--style" : "";
        if (const auto fit = checkParaphraseFlags(*paraphrases, apart); !fit) return fit;
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        TextWriter writer(*model);
        if (paraphrases->inForms()) {
            FormRequest asked{{request->sources, *input},
                              paraphrases->forms,
                              paraphrases->more,
                              request->writing,
                              paraphrases->parses};
            if (app.count("--beam") == 0) asked.writing.beam = FormRequest{}.writing.beam;
            return runForms(writer, asked, *paraphrases, *output, job);
        }
        if (!paraphrases->back.empty()) {
            RoundTripRequest asked{
                {request->sources, *input}, request->language, request->to, request->writing};
            if (app.count("--best") == 0) asked.writing.best = RoundTripRequest{}.writing.best;
            return runRoundTrip(writer, asked, *paraphrases, *output, job);
        }
        if (!input->empty()) {
            auto lines = readLines(*input);
            if (!lines) return lines.error();
            request->sources = *std::move(lines);
        }
        if (const std::string remark = languageRemark(**model, *request); !remark.empty())
            note("warning: {}\n", remark);
        Result<OutputStream> out = OutputStream::open(*output);
        if (!out) return out.error();
        const auto texts = generateText(writer, *request, job);
        if (!texts) return texts.error();
        out->write(tableOf(*texts, *request));
        out->commit();
        return Nothing{};
    };
}

}  // namespace

Command generateCommand() {
    return {
        "generate",
        "Write sentences with a generative model: again, translated, or in another style",
        declareGenerate,
        {"paragram-cli generate --model bgt --source 'The doctor is not here.' --to es",
         "paragram-cli generate --model bgt --source 'The doctor is not here.' --to es --back bgt --best 3"}};
}

}  // namespace paragram::cli
