#include "app/cli/translate_command.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "app/cli/output_flags.h"
#include "app/cli/writing_flags.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"
#include "core/tasks/corpora/translate_text.h"

namespace paragram::cli {
namespace {

void print(const TranslateSummary& s, const TranslateRequest& request) {
    say("{} in {}, {:.0f} s\n", countOf(s.sentences, "sentence"), request.output.string(), s.seconds);
    if (s.alreadyDone > 0) say("  {} by an earlier run\n", countOf(s.alreadyDone, "sentence"));
    if (s.blank > 0) say("  {}\n", countOf(s.blank, "blank line"));
    if (s.tooLong > 0)
        say("  {} longer than those in training, {}\n", countOf(s.tooLong, "sentence"),
            request.longSentences == LongSentences::copy ? "copied" : "translated in parts");
    if (s.unknown > 0)
        say("  {:.2f} % of the tokens are unknown to the model and not translated\n",
            100.0 * static_cast<double>(s.unknown) / static_cast<double>(s.tokens));
    if (!request.reference.empty()) {
        say("BLEU {:.1f} ({:.1f} to {:.1f}), chrF {:.1f} ({:.1f} to {:.1f})\n", s.bleu, s.bleuInterval.low,
            s.bleuInterval.high, s.chrf, s.chrfInterval.low, s.chrfInterval.high);
    }
}

Task declare(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<TranslateRequest>();
    request->output = "-";
    app.add_option("--input", request->input, "Text, one sentence per line; - reads standard input")
        ->required()
        ->type_name("FILE");
    addOutput(app, "--output", request->output,
              "The translations, line by line (default -: standard output). The same command continues after "
              "an interruption");
    app.add_option("--reference", request->reference,
                   "A translation of each line: prints BLEU and chrF with 95 % intervals")
        ->type_name("FILE");
    app.add_option("--language", request->language,
                   "Language of the text (default: the one that the model translates from)")
        ->type_name("CODE");
    app.add_option("--to", request->to, "Language to write (default: the model's other language)")
        ->type_name("CODE");
    app.add_flag("--scores", request->scores,
                 "Write number of the sentence, log-probability per token and text, separated by tabs");
    addChoice(app, "--long", request->longSentences,
              "Sentences of more tokens than tokenizer.maximum-tokens: split translates them in parts, copy "
              "leaves them as they are (default split)");
    addWritingFlags(app, request->writing);
    return [=](JobContext& job) -> Result<Nothing> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        TextWriter writer(*model);
        const auto summary = translateText(writer, *request, job);
        if (!summary) return summary.error();
        if (request->output != "-") print(*summary, *request);
        return Nothing{};
    };
}

}  // namespace

Command translateCommand() {
    return {"translate",
            "Translate a text with a generative model, line by line",
            declare,
            {"paragram-cli translate --model translator --input news.en --output news.de",
             "paragram-cli translate --model translator --input test.en --output test.mt --reference test.de",
             "paragram-cli translate --model translator --input news.en --best 5 --sample --top-p 0.9 --scores "
             "--output five.tsv"}};
}

}  // namespace paragram::cli
