#include "app/cli/round_trip_flags.h"

#include <fmt/format.h>

#include <cmath>
#include <numeric>

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/files/output_stream.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"

namespace paragram::cli {
namespace {

// A table with a heading; without a model for them, it has no column of cosines.
std::string tableOf(const std::vector<std::string>& sources, const RoundTripSummary& summary, bool scored) {
    std::string text = fmt::format(
        "sentence\tparaphrase\t{}trigram overlap\tlog-probability per token, mean of both translations\t{}\n",
        scored ? "cosine\t" : "", summary.through.empty() ? "translation" : summary.through);
    for (const RoundTripText& row : summary.texts)
        text += fmt::format("{}\t{}\t{}{:.3f}\t{:.4f}\t{}\n", sources[row.source], row.text,
                            scored ? fmt::format("{:.4f}\t", row.cosine) : "", row.overlap, row.score,
                            row.between);
    return text;
}

}  // namespace

void addRoundTripFlags(CLI::App& app, RoundTripFlags& flags) {
    auto* back =
        app.add_option("--back", flags.back,
                       "Write paraphrases: a translator back to the language of the sources, or the same "
                       "model where it translates both ways. Each of the --best translations (default 5) "
                       "is translated back in as many ways; the table has a heading")
            ->type_name("MODEL");
    app.add_option(
           "--score-model", flags.scoreModel,
           "Of --back: a run, a model file or word vectors; the cosine of sentence and paraphrase, which "
           "they are then sorted by")
        ->type_name("MODEL")
        ->needs(back);
    addOutput(
        app, "--paraphrases", flags.pairs,
        "Of --back: also a pair store of sentences and paraphrases; its scores are the cosines, without "
        "--score-model the log-probabilities")
        ->type_name("PAIRS.h5")
        ->needs(back);
}

Result<Nothing> runRoundTrip(TextWriter& there, const RoundTripRequest& request, const RoundTripFlags& flags,
                             const std::filesystem::path& output, JobContext& job) {
    const auto model = loadModel(flags.back);
    if (!model) return model.error();
    Result<OutputStream> out = OutputStream::open(output);
    if (!out) return out.error();
    TextWriter back(*model);
    const auto summary = writeRoundTrips(there, back, request, job);
    if (!summary) return summary.error();
    if (!summary->remark.empty()) note("warning: {}\n", summary->remark);
    out->write(tableOf(request.sources, *summary, !request.scoreModel.empty()));
    out->commit();
    if (!flags.pairs.empty()) {
        if (summary->texts.empty())
            return Error{"--paraphrases", "no text that differs from its sentence", "at least one paraphrase",
                         "ask for more with --best"};
        std::vector<std::size_t> all(summary->texts.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        storeRoundTrips(request.sources, *summary, all, flags.pairs);
    }
    const std::string counts = fmt::format(
        "{} of {}; of {}, {} repeat another one and {} the sentence\n",
        countOf(std::ssize(summary->texts), "paraphrase"), countOf(std::ssize(request.sources), "sentence"),
        countOf(summary->candidates, "candidate"), groupedNumber(static_cast<double>(summary->repeated)),
        groupedNumber(static_cast<double>(summary->same)));
    if (output == "-")
        note("{}", counts);
    else
        say("{}", counts);
    return Nothing{};
}

}  // namespace paragram::cli
