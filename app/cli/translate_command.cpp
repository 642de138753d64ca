#include "app/cli/translate_command.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "app/cli/output_flags.h"
#include "app/cli/writing_flags.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"
#include "core/tasks/corpora/paraphrase_pairs.h"
#include "core/tasks/corpora/translate_text.h"

namespace paragram::cli {
namespace {

void printCounts(const TranslationCounts& counts, LongSentences longSentences) {
    if (counts.blank > 0) say("  {}\n", countOf(counts.blank, "blank line"));
    if (counts.tooLong > 0)
        say("  {} longer than those in training, {}\n", countOf(counts.tooLong, "sentence"),
            longSentences == LongSentences::copy ? "copied" : "translated in parts");
    if (counts.unknown > 0)
        say("  {:.2f} % of the tokens are unknown to the model and not translated\n",
            100.0 * static_cast<double>(counts.unknown) / static_cast<double>(counts.tokens));
}

void print(const TranslateSummary& s, const TranslateRequest& request) {
    say("{} in {}, {}\n", countOf(s.sentences, "sentence"), request.output.string(), durationText(s.seconds));
    if (s.alreadyDone > 0) say("  {} by an earlier run\n", countOf(s.alreadyDone, "sentence"));
    printCounts(s.counts, request.longSentences);
    if (!request.reference.empty()) {
        say("BLEU {:.1f} ({:.1f} to {:.1f}), chrF {:.1f} ({:.1f} to {:.1f})\n", s.bleu, s.bleuInterval.low,
            s.bleuInterval.high, s.chrf, s.chrfInterval.low, s.chrfInterval.high);
    }
}

void warn(const std::string& remark) {
    if (!remark.empty()) note("warning: {}\n", remark);
}

void addLong(CLI::App& app, LongSentences& value) {
    addChoice(app, "--long", value,
              "Sentences of more tokens than tokenizer.maximum-tokens: split translates them in parts, copy "
              "leaves them as they are (default split)");
}

Task declareTranslate(CLI::App& app) {
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
    addLong(app, request->longSentences);
    auto* list =
        app.add_option("--shortlist", request->shortlist.pairs,
                       "Search faster: only among tokens that accompany those of the text in this pair "
                       "store, such as the training pairs, and the most frequent ones")
            ->type_name("PAIRS.h5");
    app.add_option("--aligned", request->shortlist.aligned,
                   "Of --shortlist: tokens for each token of the text (default 20)")
        ->check(CLI::Range(1, 10'000'000))
        ->type_name("N")
        ->needs(list);
    app.add_option("--frequent", request->shortlist.frequent,
                   "Of --shortlist: tokens for every text (default 200)")
        ->check(CLI::Range(0, 10'000'000))
        ->type_name("N")
        ->needs(list);
    addWritingFlags(app, request->writing);
    return [=](JobContext& job) -> Result<Nothing> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        TextWriter writer(*model);
        request->onRemark = warn;
        const auto summary = translateText(writer, *request, job);
        if (!summary) return summary.error();
        warn(summary->remark);
        if (request->output != "-") print(*summary, *request);
        return Nothing{};
    };
}

void print(const ParaphraseSummary& s, const ParaphraseRequest& request) {
    say("{} in {}, {}\n", countOf(s.pairs, "pair"), request.output.string(), durationText(s.seconds));
    if (s.alreadyDone > 0) say("  {} translated by an earlier run\n", countOf(s.alreadyDone, "sentence"));
    printCounts(s.counts, request.longSentences);
}

Task declareParaphrase(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<ParaphraseRequest>();
    auto side = std::make_shared<std::string>("target");
    app.add_option("--pairs", request->pairs, "Pair store of translations")
        ->required()
        ->type_name("PAIRS.h5");
    limitTo(app.add_option("--side", *side, "Side that is translated: source or target (default target)")
                ->type_name("SIDE"),
            {"source", "target"});
    addOutput(app, "--output", request->output,
              "Pair store to write: each sentence of the other side with its paraphrase; the score is the "
              "log-probability per token. The same command continues after an interruption")
        ->required()
        ->type_name("PAIRS.h5");
    addOutput(app, "--table", request->table,
              "Also write sentence, paraphrase, original and score, separated by tabs");
    app.add_flag(
        "--done", request->onlyDone,
        "Write what an interrupted run has translated; the same command without it continues the run");
    addLong(app, request->longSentences);
    addWritingFlags(app, request->writing);
    return [=](JobContext& job) -> Result<Nothing> {
        request->model = *modelPath;
        request->side = *side == "source" ? Side::source : Side::target;
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        TextWriter writer(*model);
        request->onRemark = warn;
        const auto summary = paraphrasePairs(writer, *request, job);
        if (!summary) return summary.error();
        warn(summary->remark);
        print(*summary, *request);
        return Nothing{};
    };
}

}  // namespace

std::vector<Command> translateCommands() {
    return {
        {"translate",
         "Translate a text with a generative model, line by line",
         declareTranslate,
         {"head -n 20 news.en | paragram-cli translate --model bgt --input - --output translated.es",
          "head -n 20 news.en | paragram-cli translate --model bgt --input - --best 3 --scores --long copy"}},
        {"paraphrase",
         "Make paraphrases from translations: translate one side of a pair store into the language of the "
         "other",
         declareParaphrase,
         {"paragram-cli subsample --pairs pairs.h5 --count 20 --output few.h5 && paragram-cli paraphrase "
          "--model bgt --pairs few.h5 --output back-translated.h5",
          "paragram-cli paraphrase --model bgt --pairs few.h5 --side source --beam 4 --output other-way.h5 "
          "--table other-way.tsv"}}};
}

}  // namespace paragram::cli
