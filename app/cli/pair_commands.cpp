// Pairs in from files of others and out to them: flags of import, export-pairs.
#include "app/cli/pair_commands.h"

#include <fmt/format.h>

#include "core/base/number_text.h"
#include "core/pairs/pair_format.h"
#include "core/tasks/export_pairs.h"
#include "core/tasks/preview_pairs.h"
#include "core/tasks/write_pairs.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

constexpr std::size_t kPreviewRows = 20;
constexpr std::size_t kShownBytes = 60;  // of a field
constexpr std::size_t kShownProblems = 20;

std::string formatTable(bool written) {
    std::string text = "Formats:\n";
    for (const PairFormat& format : pairFormats()) {
        if (written && !format.write) continue;
        text += fmt::format("  {:<12}{}\n", format.id, format.sentence);
    }
    return text;
}

// "en,es" to two codes.
Result<std::pair<std::string, std::string>> splitLanguages(const std::string& text) {
    if (text.empty()) return std::pair<std::string, std::string>();
    const auto comma = text.find(',');
    if (comma == std::string::npos || comma == 0 || comma + 1 == text.size()) {
        return Error{"--languages", "\"" + text + "\"", "two codes separated by a comma, as en,es",
                     "name the languages of the two sides"};
    }
    return std::pair(text.substr(0, comma), text.substr(comma + 1));
}

bool isNumber(const std::string& text) {
    return !text.empty() && text.size() < 6 &&
           text.find_first_not_of("0123456789", text[0] == '-' ? 1 : 0) == std::string::npos;
}

// A field on one line, cut at the start of a character.
std::string shown(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    if (text.size() <= kShownBytes) return text;
    std::size_t end = kShownBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return text.substr(0, end) + "...";
}

std::string delimiterName(char delimiter) {
    return delimiter == '\t' ? "tab" : std::string(1, delimiter);
}

Task declareExportPairs(CLI::App& app) {
    auto request = std::make_shared<WritePairsRequest>();
    auto psp = std::make_shared<ExportPairsRequest>();
    auto languages = std::make_shared<std::string>();
    app.add_option("--pairs", request->pairs, "Pair store; given several times, all go out together")
        ->required()
        ->type_name("PAIRS.h5");
    app.add_option("--format", request->format,
                   "auto (by the ending of --output; .h5 with --tokenizer is psp-hdf5), psp-hdf5, " +
                       writableFormats())
        ->type_name("NAME");
    app.add_option("--languages", *languages,
                   "Codes written into the file (default: those of the pair store)")
        ->type_name("xx,yy");
    app.add_option("--tokenizer", psp->tokenizer, "psp-hdf5: SentencePiece model that cuts the text")
        ->type_name("SP.model");
    app.add_flag("--keep-case", psp->keepCase, "psp-hdf5: do not lower-case the text first");
    app.add_option(
           "--output", request->output,
           "File to write; - writes to standard output. moses: FILE.xx and FILE.yy; psp-hdf5: X.h5, with "
           "X.vocab beside it")
        ->required()
        ->type_name("FILE");
    app.footer(formatTable(true) +
               "  psp-hdf5    Training pairs of the authors' P-SP program, X.h5 with X.vocab.\n");
    return [request, psp, languages](JobContext& job) -> Result<Outcome> {
        const auto codes = splitLanguages(*languages);
        if (!codes) return codes.error();
        const bool isPsp =
            request->format == "psp-hdf5" || (request->format == "auto" && !psp->tokenizer.empty());
        if (isPsp && psp->tokenizer.empty())
            return Error{"--tokenizer", "not given", "a SentencePiece model, which cuts the text",
                         "name one"};
        if (isPsp) {
            psp->pairs = request->pairs;
            psp->output = request->output;
            const Result<ExportPairsSummary> s = exportPairs(*psp, job);
            if (!s) return s.error();
            if (!s->stopped)
                fmt::print("{} pairs, {} different pieces in {}\n",
                           groupedNumber(static_cast<double>(s->pairs)),
                           groupedNumber(static_cast<double>(s->pieces)), request->output.string());
            return Outcome{s->stopped};
        }
        request->sourceLanguage = codes.value().first;
        request->targetLanguage = codes.value().second;
        const Result<WritePairsSummary> s = writePairs(*request, job);
        if (!s) return s.error();
        if (!s->stopped && request->output != "-")
            fmt::print("{} pairs in {} as {}\n", groupedNumber(static_cast<double>(s->pairs)),
                       request->output.string(), s->format);
        return Outcome{s->stopped};
    };
}

}  // namespace

ReadingFlags::ReadingFlags(CLI::App& app, std::shared_ptr<ImportRequest> request)
    : request_(std::move(request)),
      columns_(std::make_shared<std::vector<std::string>>()),
      inputs_(std::make_shared<std::vector<std::string>>()),
      languages_(std::make_shared<std::string>()),
      preview_(std::make_shared<bool>(false)) {
    app.add_option(
           "--input", *inputs_,
           "File of sentence pairs: plain, .gz, .bz2, .xz, .zst, or ARCHIVE!MEMBER of a zip or tar; - reads "
           "standard input, -!MEMBER an archive there. Given twice, the second is as --input2")
        ->required()
        ->expected(1)
        ->take_all()
        ->type_name("FILE");
    app.add_option("--input2", request_->secondInput,
                   "What a format needs besides: moses: the file of the second language; tatoeba: the links; "
                   "opus: the folder or archive of the documents (default: found by its name)")
        ->type_name("FILE");
    app.add_option("--format", request_->format,
                   "auto, " + readableFormats() + " (default auto: by the first bytes and the name)")
        ->type_name("NAME");
    app.add_option(
           "--columns", *columns_,
           "Columns of source, target and perhaps score: counted from 0, or the names in the header, or keys "
           "of JSON lines (default: guessed)")
        ->delimiter(',')
        ->type_name("N,N[,N]");
    app.add_option("--header", request_->header,
                   "Whether the first line of a table names its columns: auto, yes or no (default auto)")
        ->type_name("NAME");
    app.add_option("--delimiter", request_->delimiter,
                   "What parts the columns: auto, tab, or a character (default: a tab; csv: guessed)")
        ->type_name("CHARACTER");
    app.add_option(
           "--encoding", request_->encoding,
           "Encoding of the text, such as windows-1252 (default UTF-8, or UTF-16 by its byte order mark)")
        ->type_name("NAME");
    app.add_option(
           "--languages", *languages_,
           "Languages of the two sides; of a file with several languages they choose two (default: from the "
           "file, its name or its text)")
        ->type_name("xx,yy");
    app.add_flag(
        "--preview", *preview_,
        "Write nothing; show the format, columns and languages as guessed, the first rows, and what is "
        "wrong with them");
    app.footer(formatTable(false));
}

Result<Nothing> ReadingFlags::apply() const {
    const auto codes = splitLanguages(*languages_);
    if (!codes) return codes.error();
    request_->sourceLanguage = codes.value().first;
    request_->targetLanguage = codes.value().second;
    if (inputs_->size() > 2 || (inputs_->size() == 2 && !request_->secondInput.empty()))
        return Error{"--input", fmt::format("{} files", inputs_->size()), "one or two",
                     "import them one by one"};
    request_->input = inputs_->front();
    if (inputs_->size() == 2) request_->secondInput = inputs_->back();
    bool numbers = true;
    for (const std::string& column : *columns_) numbers = numbers && isNumber(column);
    for (const std::string& column : *columns_) {
        if (numbers)
            request_->columns.push_back(std::stoi(column));
        else
            request_->columnNames.push_back(column);
    }
    return Nothing{};
}

Result<Outcome> printPreview(const ImportRequest& request, JobContext& job) {
    const Result<ImportPreview> preview = previewPairs(request, kPreviewRows, job);
    if (!preview) return preview.error();
    if (preview->stopped) return Outcome{true};
    const ImportPreview& p = *preview;
    const auto say = [](const char* what, const std::string& text) {
        if (!text.empty()) fmt::print("{:<12}{}\n", what, text);
    };
    say("format", p.format);
    say("member", p.member);
    say("second file", p.second.string());
    say("encoding", p.encoding);
    if (p.isTable) {
        const bool keys = p.format == "jsonl";
        if (!keys) say("delimiter", delimiterName(p.delimiter));
        if (!keys) say("header", p.header ? "yes" : "no");
        std::string names;
        for (const std::string& name : p.columnNames) names += (names.empty() ? "" : ", ") + name;
        say(keys ? "keys" : "names", names);
        std::string columns;
        for (const int column : p.columns) columns += fmt::format("{}{}", columns.empty() ? "" : ",", column);
        say("columns", columns.empty() ? fmt::format("not told; {} there", p.columnCount) : columns);
        if (p.columns.empty() && p.likelyColumns.size() == 2)
            say("", fmt::format("the longest texts: {},{}", p.likelyColumns[0], p.likelyColumns[1]));
    }
    if (!p.sourceLanguage.empty() || !p.targetLanguage.empty())
        say("languages", p.sourceLanguage + "," + p.targetLanguage);
    if (p.format.empty())
        for (const std::string& member : p.members) say("member", member);
    for (std::size_t row = 0; row < p.rows.size(); ++row) {
        fmt::print("{:>6}", p.lines[row] > 0 ? std::to_string(p.lines[row]) : std::to_string(row + 1));
        for (const std::string& field : p.rows[row]) fmt::print(" | {}", shown(field));
        fmt::print("\n");
    }
    for (std::size_t i = 0; i < std::min(kShownProblems, p.problems.size()); ++i)
        fmt::print("problem     {}\n", p.problems[i]);
    return Outcome{};
}

std::vector<Command> pairCommands() {
    return {{"export-pairs",
             "Write pair stores as files of other programs: TMX, XLIFF, Moses, P-SP's training file",
             declareExportPairs}};
}

}  // namespace paragram::cli
