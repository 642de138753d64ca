// The command export-pairs.
#include "app/cli/pair_commands.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "app/cli/reading_flags.h"
#include "core/base/number_text.h"
#include "core/pairs/formats/format_registry.h"
#include "core/tasks/data/export_pairs.h"
#include "core/tasks/data/write_pairs.h"

namespace paragram::cli {
namespace {

Task declareExportPairs(CLI::App& app) {
    auto request = std::make_shared<WritePairsRequest>();
    auto psp = std::make_shared<ExportPairsRequest>();
    auto languages = std::make_shared<std::string>();
    app.add_option("--pairs", request->pairs, "Pair store; may be repeated, and all are written together")
        ->required()
        ->type_name("PAIRS.h5");
    std::vector<std::string> formats = formatNames(true);
    formats.push_back("psp-hdf5");
    limitTo(
        app.add_option("--format", request->format,
                       "auto (by the extension of --output; .h5 with --tokenizer is psp-hdf5), psp-hdf5, " +
                           fmt::format("{}", fmt::join(writableFormats(), ", ")))
            ->type_name("NAME"),
        formats);
    app.add_option("--languages", *languages,
                   "Codes written into the file (default: those of the pair store)")
        ->type_name("xx,yy");
    app.add_option("--tokenizer", psp->tokenizer, "psp-hdf5: SentencePiece model of the text")
        ->type_name("SP.model");
    app.add_flag("--keep-case", psp->keepCase, "psp-hdf5: do not lower-case the text first");
    addOutput(app, "--output", request->output,
              "File to write; - writes to standard output. moses: FILE.xx and FILE.yy; psp-hdf5: X.h5, with "
              "X.vocab next to it")
        ->required()
        ->type_name("FILE");
    app.footer(formatTable(true) +
               "  psp-hdf5    Training pairs of the authors' P-SP program, X.h5 with X.vocab.\n");
    return [&app, request, psp, languages](JobContext& job) -> Result<Nothing> {
        const auto codes = splitLanguages(*languages);
        if (!codes) return codes.error();
        const bool isPsp =
            request->format == "psp-hdf5" || (request->format == "auto" && !psp->tokenizer.empty());
        if (isPsp && psp->tokenizer.empty())
            return Error{"--tokenizer", "not given", "a SentencePiece model", "give one"};
        if (isPsp) {
            psp->pairs = request->pairs;
            psp->output = request->output;
            const Result<Nothing> allowed =
                checkOutput(app, std::filesystem::path(request->output).replace_extension(".vocab"));
            if (!allowed) return allowed;
            const Result<ExportPairsSummary> s = exportPairs(*psp, job);
            if (!s) return s.error();
            if (!s.stopped())
                say("{}, {} in {}\n", countOf(s->pairs, "pair"),
                    countOf(static_cast<std::int64_t>(s->pieces), "different piece"),
                    request->output.string());
            return Result<Nothing>::of({}, s.stopped());
        }
        request->overwrite = overwrites(app);
        request->sourceLanguage = codes.value().first;
        request->targetLanguage = codes.value().second;
        const Result<WritePairsSummary> s = writePairs(*request, job);
        if (!s) return s.error();
        if (!s.stopped() && request->output != "-")
            say("{} in {} as {}\n", countOf(s->pairs, "pair"), request->output.string(), s->format);
        return Result<Nothing>::of({}, s.stopped());
    };
}

}  // namespace

std::vector<Command> pairCommands() {
    return {{"export-pairs",
             "Write pair stores as files of other programs: TMX, XLIFF, Moses, P-SP's training file",
             declareExportPairs,
             {"paragram-cli export-pairs --pairs pairs.h5 --output pairs.tsv",
              "paragram-cli export-pairs --pairs pairs.h5 --format moses --output news"}}};
}

}  // namespace paragram::cli
