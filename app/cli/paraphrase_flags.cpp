#include "app/cli/paraphrase_flags.h"

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <utility>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/files/new_files.h"
#include "core/base/files/output_stream.h"
#include "core/base/files/resumable_output.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"

namespace paragram::cli {
namespace {

namespace fs = std::filesystem;

// Without a model for them, there is no column of cosines.
std::string headingOf(const WrittenParaphrases& made, bool scored) {
    return fmt::format("sentence\tparaphrase\t{}trigram overlap\tlog-probability per token{}\t{}\n",
                       scored ? "cosine\t" : "", made.inForms ? "" : ", mean of both translations",
                       made.inParses          ? "template\tparse"
                       : made.inForms         ? "template"
                       : made.through.empty() ? "translation"
                                              : made.through);
}

std::string rowOf(const std::string& sentence, const WrittenParaphrase& text, bool scored) {
    return fmt::format("{}\t{}\t{}{:.3f}\t{:.4f}\t{}{}\n", sentence, text.text,
                       scored ? fmt::format("{:.4f}\t", text.cosine) : "", text.overlap, text.score,
                       text.origin, text.parse.empty() ? "" : '\t' + text.parse);
}

// Where paraphrases are kept until table and store are whole; nowhere if neither is a file.
fs::path journalOf(const fs::path& output, const fs::path& pairs) {
    const fs::path& file = output == "-" || isSpecialFile(output) ? pairs : output;
    return file.empty() ? fs::path() : fs::path(file.string() + ".paraphrases");
}

// The table to output, and the store, of what is made.
template <class Request>
Result<Nothing> writeTable(Request request, const ParaphraseFlags& flags, const fs::path& output,
                           const std::function<Result<WrittenParaphrases>(const Request&)>& make) {
    Result<OutputStream> out = OutputStream::open(output);
    if (!out) return out.error();
    std::optional<ParaphraseStore> store;
    if (!flags.pairs.empty()) store.emplace(flags.pairs);
    const bool scored = !flags.scoreModel.empty();
    bool begun = false;
    std::int64_t paraphrases = 0;
    request.scoreModel = flags.scoreModel;
    request.journal = journalOf(output, flags.pairs);
    request.onTexts = [&](const WrittenParaphrases& made, std::span<const std::string> sentences,
                          std::size_t first, std::span<const WrittenParaphrase> texts) {
        if (!std::exchange(begun, true)) out->write(headingOf(made, scored));
        for (const WrittenParaphrase& text : texts) {
            const std::string& sentence = sentences[text.source - first];
            out->write(rowOf(sentence, text, scored));
            if (store) store->add(sentence, text);
            ++paraphrases;
        }
    };
    const auto made = make(request);
    if (!made) return made.error();
    if (!made->remark.empty()) note("warning: {}\n", made->remark);
    if (!begun) out->write(headingOf(*made, scored));
    NewFiles results({flags.pairs, output});
    if (store && paraphrases > 0) store->commit(*made);
    out->commit();
    results.complete();
    if (!request.journal.empty()) discardResumable(request.journal);
    if (store && paraphrases == 0)
        return Error{"--paraphrases", "no text that differs from its sentence", "at least one paraphrase",
                     "ask for more with --best"};
    std::string counts = fmt::format("{} of {}; of {}, {} repeat another one and {} the sentence\n",
                                     countOf(paraphrases, "paraphrase"), countOf(made->sentences, "sentence"),
                                     countOf(made->candidates, "candidate"), groupedNumber(made->repeated),
                                     groupedNumber(made->same));
    if (made->alreadyDone > 0)
        counts += fmt::format("  {} by an earlier run\n", countOf(made->alreadyDone, "sentence"));
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
    app.add_option("--parse-model", flags.parseModel,
                   "Of --template and --templates, for a model of scpn that reads whole parses: a parse "
                   "generator, which completes each template to a parse for each sentence")
        ->type_name("MODEL");
    app.add_option("--parses", flags.parses,
                   "Of --parse-model: the constituency parses of the sentences in brackets, each on the line "
                   "of its sentence")
        ->type_name("FILE");
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
    if (!forms && !(flags.parseModel.empty() && flags.parses.empty()))
        return Error{flags.parseModel.empty() ? "--parses" : "--parse-model", "given without --template",
                     "templates to complete", "give --template or --templates, or remove it"};
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
    return writeTable<RoundTripRequest>(request, flags, output, [&](const RoundTripRequest& asked) {
        return writeRoundTrips(there, back, asked, job);
    });
}

Result<Nothing> runForms(TextWriter& writer, const FormRequest& request, const ParaphraseFlags& flags,
                         const std::filesystem::path& output, JobContext& job) {
    std::optional<TextWriter> parser;
    if (!flags.parseModel.empty()) {
        const auto model = loadModel(flags.parseModel);
        if (!model) return model.error();
        parser.emplace(*model);
    }
    return writeTable<FormRequest>(request, flags, output, [&](const FormRequest& asked) {
        return writeForms(writer, parser ? &*parser : nullptr, asked, job);
    });
}

}  // namespace paragram::cli
