#include "app/cli/paraphrase_flags.h"

#include <fmt/format.h>

#include <cmath>
#include <functional>
#include <numeric>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/files/output_stream.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"

namespace paragram::cli {
namespace {

// A table with a heading; without a model for them, it has no column of cosines.
std::string tableOf(const std::vector<std::string>& sources, const WrittenParaphrases& summary, bool scored) {
    std::string text =
        fmt::format("sentence\tparaphrase\t{}trigram overlap\tlog-probability per token{}\t{}\n",
                    scored ? "cosine\t" : "", summary.inForms ? "" : ", mean of both translations",
                    summary.inForms           ? "template"
                    : summary.through.empty() ? "translation"
                                              : summary.through);
    for (const WrittenParaphrase& row : summary.texts)
        text += fmt::format("{}\t{}\t{}{:.3f}\t{:.4f}\t{}\n", sources[row.source], row.text,
                            scored ? fmt::format("{:.4f}\t", row.cosine) : "", row.overlap, row.score,
                            row.origin);
    return text;
}

// The table to output, and the store, of what is made.
Result<Nothing> writeTable(const std::vector<std::string>& sources, const ParaphraseFlags& flags,
                           const std::filesystem::path& output,
                           const std::function<Result<WrittenParaphrases>()>& make) {
    Result<OutputStream> out = OutputStream::open(output);
    if (!out) return out.error();
    const auto summary = make();
    if (!summary) return summary.error();
    if (!summary->remark.empty()) note("warning: {}\n", summary->remark);
    out->write(tableOf(sources, *summary, !flags.scoreModel.empty()));
    out->commit();
    if (!flags.pairs.empty()) {
        if (summary->texts.empty())
            return Error{"--paraphrases", "no text that differs from its sentence", "at least one paraphrase",
                         "ask for more with --best"};
        std::vector<std::size_t> all(summary->texts.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        storeParaphrases(sources, *summary, all, flags.pairs);
    }
    const std::string counts = fmt::format(
        "{} of {}; of {}, {} repeat another one and {} the sentence\n",
        countOf(std::ssize(summary->texts), "paraphrase"), countOf(std::ssize(sources), "sentence"),
        countOf(summary->candidates, "candidate"), groupedNumber(static_cast<double>(summary->repeated)),
        groupedNumber(static_cast<double>(summary->same)));
    if (output == "-")
        note("{}", counts);
    else
        say("{}", counts);
    return Nothing{};
}

}  // namespace

void addParaphraseFlags(CLI::App& app, ParaphraseFlags& flags) {
    app.add_option("--back", flags.back,
                   "Write paraphrases: a translator back to the language of the sources, or the same "
                   "model where it translates both ways. Each of the --best translations (default 5) "
                   "is translated back in as many ways; the table has a heading")
        ->type_name("MODEL");
    app.add_option("--template", flags.forms,
                   "Write a paraphrase in this syntactic form, the top two levels of a parse such as "
                   "'( ROOT ( S ( NP ) ( VP ) ( . ) ) ) EOP' or '(S (NP) (VP) (.))'; may be given several "
                   "times; the table has a heading. For a model of scpn, with a --beam of 3")
        ->type_name("TREE");
    addChoice(app, "--templates", flags.more,
              "Beside those of --template: ten that are common in English, as far as the model "
              "knows their labels, or the ten most frequent ones of its training");
    app.add_option("--score-model", flags.scoreModel,
                   "Of --back and --template: a run, a model file or word vectors; the cosine of sentence "
                   "and paraphrase, which "
                   "they are then sorted by")
        ->type_name("MODEL");
    addOutput(app, "--paraphrases", flags.pairs,
              "Of --back and --template: also a pair store of sentences and paraphrases; its scores are the "
              "cosines, without "
              "--score-model the log-probabilities")
        ->type_name("PAIRS.h5");
}

Result<Nothing> checkParaphraseFlags(const ParaphraseFlags& flags, const std::string& apart) {
    const bool back = !flags.back.empty(), forms = flags.inForms();
    if (back && forms)
        return Error{"--template", "given with --back", "one of the two", "remove one of them"};
    if (!back && !forms && !(flags.scoreModel.empty() && flags.pairs.empty()))
        return Error{flags.pairs.empty() ? "--score-model" : "--paraphrases",
                     "given without --back and --template", "paraphrases to score or store",
                     "give --back or --template, or remove it"};
    if (!apart.empty() && (back || forms))
        return Error{apart, back ? "given with --back" : "given with --template", "one of the two",
                     "remove one of them"};
    return Nothing{};
}

Result<Nothing> runRoundTrip(TextWriter& there, const RoundTripRequest& request, const ParaphraseFlags& flags,
                             const std::filesystem::path& output, JobContext& job) {
    const auto model = loadModel(flags.back);
    if (!model) return model.error();
    TextWriter back(*model);
    return writeTable(request.sources, flags, output,
                      [&] { return writeRoundTrips(there, back, request, job); });
}

Result<Nothing> runForms(TextWriter& writer, const FormRequest& request, const ParaphraseFlags& flags,
                         const std::filesystem::path& output, JobContext& job) {
    return writeTable(request.sources, flags, output, [&] { return writeForms(writer, request, job); });
}

}  // namespace paragram::cli
