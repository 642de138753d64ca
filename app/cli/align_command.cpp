#include "app/cli/align_command.h"

#include <fmt/format.h>

#include <filesystem>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/document_flags.h"
#include "app/cli/model_commands.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/documents/sentence_splitter.h"
#include "core/models/load_model.h"
#include "core/tasks/corpora/align_shelf.h"
#include "core/tasks/corpora/split_sentences.h"

namespace paragram::cli {
namespace {

std::string ratesText(const char* name, const LinkQuality::Rates& rates) {
    return fmt::format("{}: precision {:.1f}, recall {:.1f}, F1 {:.1f}\n", name, 100 * rates.precision,
                       100 * rates.recall, 100 * rates.f1);
}

void print(const AlignSummary& s) {
    for (const std::string& remark : s.remarks) note("{}\n", remark);
    note(
        "{} of {} x {} sentences, mean confidence {:.2f}, {} doubtful{}; reading {}, embedding {}, aligning "
        "{}\n",
        countOf(s.links, "link"), groupedNumber(s.sources), groupedNumber(s.targets), s.meanConfidence,
        s.doubtful, s.moved > 0 ? fmt::format(", {} out of order", s.moved) : std::string(),
        durationText(s.readSeconds), durationText(s.embedSeconds), durationText(s.alignSeconds));
    note("without a translation: {} of the source, {} of the target\n", countOf(s.skippedSources, "sentence"),
         countOf(s.skippedTargets, "sentence"));
    if (s.quality) {
        say("{}{}", ratesText("strict", s.quality->strictRates()), ratesText("lax", s.quality->laxRates()));
        say("{} proposed, {} in the gold file, {} of them equal\n", countOf(s.quality->proposed, "link"),
            groupedNumber(s.quality->gold), groupedNumber(s.quality->strict));
    }
}

// Prints each document, and the failure of those that failed; Error if any did.
Result<Nothing> print(const std::vector<ShelfDocument>& documents) {
    std::int64_t failed = 0, before = 0, links = 0;
    LinkQuality quality;
    for (const ShelfDocument& d : documents) {
        if (d.state == ShelfDocument::State::failed) {
            ++failed;
            note("{}: {}\n", d.entry.name, d.problem.sentence());
        } else if (d.state == ShelfDocument::State::wasThere) {
            ++before;
        } else {
            links += d.summary.links;
            if (d.summary.quality) quality.add(*d.summary.quality);
            say("{}: {}, mean confidence {:.2f}, {} doubtful\n", d.entry.name,
                countOf(d.summary.links, "link"), d.summary.meanConfidence, d.summary.doubtful);
        }
    }
    const auto aligned = static_cast<std::int64_t>(documents.size()) - failed - before;
    say("{} aligned, {}; {} by an earlier run, {} failed\n", countOf(aligned, "document"),
        countOf(links, "link"), before, failed);
    if (quality.gold > 0)
        say("{}{}", ratesText("strict", quality.strictRates()), ratesText("lax", quality.laxRates()));
    if (failed == 0) return Nothing{};
    return Error{"align", countOf(failed, "document") + " that cannot be aligned", "",
                 "see above; the same command aligns them once they are mended"};
}

struct ShelfFlags {
    std::string list, folder, ending = "tsv", goldEnding;
};

Result<Nothing> alignMany(const Model& model, const AlignRequest& each, const ShelfFlags& flags,
                          bool overwrite, JobContext& job) {
    ShelfRequest request;
    request.each = each;
    request.folder = flags.folder;
    request.ending = flags.ending;
    request.goldEnding = flags.goldEnding;
    request.overwrite = overwrite;
    std::vector<std::filesystem::path> unpaired;
    auto entries = flags.list.empty()
                       ? pairFolders(model, each.source.input.file, each.target.input.file, unpaired, job)
                       : readShelfList(flags.list);
    if (!entries) return entries.error();
    for (const auto& file : unpaired) note("{}: no document to align it with\n", file.string());
    request.entries = std::move(*entries);
    const auto documents = alignShelf(model, request, {}, job);
    if (!documents) return documents.error();
    const auto printed = print(*documents);
    if (!printed) return printed.error();
    return Result<Nothing>::of({}, documents.stopped());
}

Task declareAlign(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<AlignRequest>();
    auto shelf = std::make_shared<ShelfFlags>();
    auto* source =
        app.add_option("--source", request->source.input.file,
                       "Document of one language, or a folder of documents; - reads standard input")
            ->type_name("FILE|FOLDER");
    auto* target = app.add_option("--target", request->target.input.file,
                                  "Its translation, or a folder: documents are paired by their names, and by "
                                  "content where names differ")
                       ->type_name("FILE|FOLDER");
    source->needs(target);
    target->needs(source);
    app.add_option(
           "--list", shelf->list,
           "Instead of two documents: lines of source, tab, target, and optionally tab and a name for "
           "the output")
        ->type_name("FILE.tsv")
        ->excludes(source);
    addOutput(
        app, "--output", request->output,
        "File to write; its ending says the format: .tsv with places and confidence of all sentences, .tmx, "
        ".xlf, .jsonl, .h5 (pair store), .links (sentence numbers, as in gold files), .alignment (for the "
        "window); - writes tsv to standard output");
    limitTo(app.add_option(
                   "--format", request->format,
                   "Format of the output: links is the tsv with all sentences, gold sentence numbers, the "
                   "others have pairs only (default auto: by the ending)")
                ->type_name("NAME"),
            alignmentFormats());
    app.add_option(
           "--output-folder", shelf->folder,
           "For many documents: folder of the outputs. Those that are there are not aligned again, so "
           "that the same command continues after an interruption")
        ->type_name("FOLDER");
    app.add_option("--output-ending", shelf->ending, "Their ending, which says the format (default tsv)")
        ->type_name("ENDING");
    app.add_option("--least", request->least, "Leave out links of lower confidence, 0 to 1 (default 0)")
        ->check(CLI::Range(0.0, 1.0))
        ->type_name("X");
    app.add_option(
           "--gold", request->gold,
           "Lines such as [3, 4]:[5], sentence numbers from 0: prints precision, recall and F1. Use it "
           "with --unit lines")
        ->type_name("FILE");
    app.add_option("--gold-ending", shelf->goldEnding,
                   "For many documents: the gold file of SOURCE is beside it, with this ending instead")
        ->type_name("ENDING");
    app.add_option("--known", request->known,
                   "Links that are certain, in the same form: the rest follows them")
        ->type_name("FILE");
    app.add_option("--glossary", request->glossary,
                   "Terms and their translations: lines of two, tab-separated")
        ->type_name("FILE.tsv");
    const DocumentFlags documents(app, {request, &request->source}, {request, &request->target});
    const SettingFlags settings(app, {"align"}, false);
    return [=, &app](JobContext& job) -> Result<Nothing> {
        const auto applied = documents.apply();
        if (!applied) return applied.error();
        const auto chosen = settings.settings();
        if (!chosen) return chosen.error();
        request->settings = chosen->align;
        request->modelName = std::filesystem::absolute(*modelPath).string();
        const bool many = !shelf->list.empty() || std::filesystem::is_directory(request->source.input.file);
        if (request->source.input.file.empty() && !many)
            return Error{"align", "no documents", "--source and --target, or --list", "give the documents"};
        if (many && shelf->folder.empty())
            return Error{"--output-folder", "missing", "a folder for the outputs of many documents",
                         "name one"};
        if (!many && request->output.empty() && request->gold.empty())
            return Error{"--output", "missing", "a file to write, or --gold", "name one"};
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        if (many) return alignMany(**model, *request, *shelf, overwrites(app), job);
        const auto aligned = alignDocuments(**model, *request, job);
        if (!aligned) return aligned.error();
        print(aligned->summary);
        return Nothing{};
    };
}

Task declareSplitText(CLI::App& app) {
    auto request = std::make_shared<SplitSentencesRequest>();
    request->output = "-";
    app.add_option("--input", request->document.input.file, "Document; - reads standard input")
        ->required()
        ->type_name("FILE");
    addOutput(app, "--output", request->output,
              "One sentence per line (default -: standard output); a blank line between paragraphs with "
              "--paragraphs");
    app.add_flag("--paragraphs", request->paragraphs, "Write a blank line between paragraphs");
    app.add_flag("--places", request->places,
                 "Write the line, page, paragraph or cue of each sentence and a tab in front of it");
    const DocumentFlags documents(app, {request, &request->document});
    return [=](JobContext& job) -> Result<Nothing> {
        const auto applied = documents.apply();
        if (!applied) return applied.error();
        const auto summary = splitSentences(*request, job);
        if (!summary) return summary.error();
        for (const std::string& remark : summary->remarks) note("{}\n", remark);
        if (request->output != "-")
            say("{} of {} in {}, language {}\n", countOf(summary->sentences, "sentence"),
                countOf(summary->paragraphs, "paragraph"), request->output.string(),
                summary->language.empty() ? "not clear" : summary->language);
        return Nothing{};
    };
}

}  // namespace

std::vector<Command> alignCommands() {
    return {
        {"split-sentences",
         "Split a document of any kind into sentences",
         declareSplitText,
         {"head -n 200 sample/train.en-es.tsv | cut -f 1 > book.en.txt && paragram-cli split-sentences "
          "--input book.en.txt --output book.en",
          "echo 'Dr. Lee sleeps. It rains.' | paragram-cli split-sentences --input - --language en"}},
        {"align",
         "Align documents with their translations, sentence by sentence",
         declareAlign,
         {"head -n 200 sample/train.en-es.tsv | cut -f 2 > book.es.txt && paragram-cli align --model run "
          "--source book.en.txt --target book.es.txt --unit lines --output book.tmx",
          "mkdir -p english spanish && cp book.en.txt english && cp book.es.txt spanish && paragram-cli "
          "align --model "
          "run --source english --target spanish --unit lines --output-folder aligned --output-ending h5"}}};
}

}  // namespace paragram::cli
