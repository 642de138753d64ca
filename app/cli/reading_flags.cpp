#include "app/cli/reading_flags.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "core/base/number_text.h"
#include "core/pairs/formats/format_registry.h"
#include "core/tasks/data/preview_pairs.h"
#include "core/text/language_names.h"
#include "core/text/unicode.h"

namespace paragram::cli {
namespace {

constexpr std::size_t kPreviewRows = 20;
constexpr std::size_t kShownBytes = 60;  // of a field
constexpr std::size_t kShownProblems = 20;

bool isNumber(const std::string& text) {
    return !text.empty() && text.size() < 6 &&
           text.find_first_not_of("0123456789", text[0] == '-' ? 1 : 0) == std::string::npos;
}

// A field on one line, truncated at the start of a character.
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

}  // namespace

std::string formatTable(bool written) {
    std::string text = "Formats:\n";
    for (const PairFormat& format : pairFormats()) {
        if (written && !format.write) continue;
        text += fmt::format("  {:<12}{}\n", format.id, format.sentence);
    }
    return text;
}

std::vector<std::string> formatNames(bool written) {
    std::vector<std::string> names{"auto"};
    for (const PairFormat& format : pairFormats())
        if (written ? format.write != nullptr : format.read != nullptr) names.push_back(format.id);
    return names;
}

Result<std::pair<std::string, std::string>> splitLanguages(const std::string& text) {
    if (text.empty()) return std::pair<std::string, std::string>();
    const auto comma = text.find(',');
    if (comma == std::string::npos || comma == 0 || comma + 1 == text.size()) {
        return Error{"--languages", "\"" + text + "\"", "two codes separated by a comma, such as en,es",
                     "give the languages of the two sides"};
    }
    const std::pair codes(text.substr(0, comma), text.substr(comma + 1));
    const auto code = [](const std::string& given) {
        const std::string named = isLanguageCode(given) ? std::string() : languageNamed(given);
        return named.empty() ? given : named;
    };
    if (code(codes.first) != codes.first || code(codes.second) != codes.second) {
        return Error{"--languages", "\"" + text + "\"", "language codes, not names",
                     fmt::format("write {},{}", code(codes.first), code(codes.second))};
    }
    return codes;
}

TableFlags::TableFlags(CLI::App& app, std::shared_ptr<PairInput> input, const std::string& columns)
    : input_(std::move(input)), columns_(std::make_shared<std::vector<std::string>>()) {
    app.add_option(
           "--columns", *columns_,
           "Columns of " + columns +
               ": numbers (columns count from 0), names in the header, or keys of JSON (default: by the "
               "header, or by what the columns contain)")
        ->delimiter(',')
        ->type_name("N,N[,N]");
    limitTo(
        app.add_option("--header", input_->header,
                       "Whether the first line of a table names its columns: auto, yes or no (default auto)")
            ->type_name("NAME"),
        {"auto", "yes", "no"});
    app.add_option("--delimiter", input_->delimiter,
                   "What separates the columns: auto, tab, or a character (default: a tab; csv: guessed)")
        ->type_name("CHARACTER");
    app.add_option(
           "--encoding", input_->encoding,
           "Encoding of the text, such as windows-1252; UTF-8-replace is UTF-8 whose damaged characters are "
           "replaced (default UTF-8, or UTF-16 by its byte order mark)")
        ->type_name("NAME");
}

void TableFlags::apply() const {
    const bool numbers = std::ranges::all_of(*columns_, isNumber);
    for (const std::string& column : *columns_) {
        if (numbers)
            input_->columns.push_back(std::stoi(column));
        else
            input_->columnNames.push_back(column);
    }
}

ReadingFlags::ReadingFlags(CLI::App& app, std::shared_ptr<PairInput> input)
    : input_(std::move(input)),
      files_(std::make_shared<std::vector<std::string>>()),
      languages_(std::make_shared<std::string>()) {
    app.add_option(
           "--input", *files_,
           "File of sentence pairs: plain, .gz, .bz2, .xz, .zst, or ARCHIVE!MEMBER of a zip or tar; - reads "
           "standard input, -!MEMBER an archive there. If given twice, the second is --input2")
        ->required()
        ->expected(1)
        ->take_all()
        ->type_name("FILE");
    app.add_option(
           "--input2", input_->second,
           "A second file that a format needs: moses: the file of the second language; tatoeba: the links; "
           "opus: the folder or archive of the documents (default: found by its name)")
        ->type_name("FILE");
    limitTo(app.add_option("--format", input_->format,
                           fmt::format("{} (default auto: by the first bytes and the name)",
                                       fmt::join(formatNames(false), ", ")))
                ->type_name("NAME"),
            formatNames(false));
    table_.emplace(app, input_, "source, target and optionally score");
    app.add_option(
           "--languages", *languages_,
           "Languages of the two sides; in a file with several languages they choose two (default: from the "
           "file, its name or its text)")
        ->type_name("xx,yy");
    app.footer(formatTable(false));
}

Result<Nothing> ReadingFlags::apply() const {
    const auto codes = splitLanguages(*languages_);
    if (!codes) return codes.error();
    input_->sourceLanguage = codes.value().first;
    input_->targetLanguage = codes.value().second;
    if (files_->size() > 2 || (files_->size() == 2 && !input_->second.empty()))
        return Error{"--input", fmt::format("{} files", files_->size()), "one or two",
                     "import them one after another"};
    if (!files_->empty()) input_->first = files_->front();
    if (input_->first.empty()) return Error{"--input", "not given", "a file of sentence pairs", "name one"};
    if (files_->size() == 2) input_->second = files_->back();
    table_->apply();
    return Nothing{};
}

Result<Nothing> printPreview(const PairInput& input, JobContext& job) {
    const Result<ImportPreview> preview = previewPairs(input, kPreviewRows, job);
    if (!preview) return preview.error();
    const ImportPreview& p = *preview;
    const auto detail = [](const char* what, const std::string& text) {
        if (!text.empty()) say("{:<12}{}\n", what, text);
    };
    detail("format", p.format);
    detail("member", p.member);
    detail("second file", p.second.string());
    detail("encoding", p.encoding);
    if (p.isTable) {
        const bool keys = p.format == "jsonl";
        if (!keys) detail("delimiter", delimiterName(p.delimiter));
        if (!keys) detail("header", p.header ? "yes" : "no");
        std::string names;
        for (const std::string& name : p.columnNames) names += (names.empty() ? "" : ", ") + name;
        detail(keys ? "keys" : "names", names);
        std::string columns;
        for (const int column : p.columns) columns += fmt::format("{}{}", columns.empty() ? "" : ",", column);
        detail("columns", columns.empty() ? "unknown; " + countOf(p.columnCount, "column") : columns);
        if (p.columns.empty() && p.likelyColumns.size() == 2)
            detail("", fmt::format("the longest texts: {},{}", p.likelyColumns[0], p.likelyColumns[1]));
    }
    if (!p.sourceLanguage.empty() || !p.targetLanguage.empty())
        detail("languages", p.sourceLanguage + "," + p.targetLanguage);
    if (p.format.empty())
        for (const std::string& member : p.members) detail("member", member);
    for (std::size_t row = 0; row < p.rows.size(); ++row) {
        say("{:>6}", p.lines[row] > 0 ? std::to_string(p.lines[row]) : std::to_string(row + 1));
        for (const std::string& field : p.rows[row]) say(" | {}", shown(field));
        say("\n");
    }
    for (const std::string& remark : p.remarks) say("warning     {}\n", remark);
    for (std::size_t i = 0; i < std::min(kShownProblems, p.problems.size()); ++i)
        say("problem     {}\n", p.problems[i]);
    return Nothing{};
}

}  // namespace paragram::cli
