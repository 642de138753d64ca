// Text tables: tab-separated, CSV, scores first, ParaNMT.
#include <algorithm>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/table_plan.h"
#include "core/pairs/formats/text_writers.h"

namespace paragram {
namespace {

constexpr std::size_t kRowsLookedAt = 20;
constexpr std::size_t kScoredColumns = 4;  // the fourth is a note on a mined pair
constexpr std::size_t kAnyColumns = 1000;

// A missing score is an empty field.
bool isScore(const std::string& text) {
    return text.empty() || parseScore(text).has_value();
}

// Whether the first row and all but one of the first rows have a score in one column and text in two others,
// and at most `most` columns.
bool hasScoreAndTexts(const PairSource& source, std::size_t score, std::size_t first, std::size_t second,
                      std::size_t most) {
    const auto rows = recordsOf(source.head, {}, kRowsLookedAt);
    const auto looks = lookAtColumns(rows, false);
    if (score < looks.size() && looks[score].identifiers) return false;
    std::size_t good = 0;
    bool firstIsGood = false;
    for (const auto& row : rows) {
        const bool wide = row.size() > std::max({score, first, second}) && row.size() <= most;
        const bool right = wide && isScore(row[score]) && !isScore(row[first]) && !isScore(row[second]);
        good += right ? 1 : 0;
        firstIsGood = firstIsGood || (right && &row == &rows.front());
    }
    return firstIsGood && good + 1 >= rows.size();
}

Result<std::unique_ptr<PairReader>> readTable(PairSource source) {
    Result<TablePlan> plan = planTable(source);
    if (!plan) return plan.error();
    return makeTableReader(std::move(source), std::move(*plan));
}

PairFormat table() {
    PairFormat format;
    format.isTable = true;
    format.read = readTable;
    return format;
}

}  // namespace

PairFormat tsvFormat() {
    PairFormat format = table();
    format.id = "tsv";
    format.title = "Tab-separated";
    format.sentence = "One pair per line, separated by a tab; a third column may be a score.";
    format.endings = {".tsv", ".txt", ".tab"};
    format.recognises = [](const PairSource&) { return Match::possible; };
    format.write = makeTsvWriter;
    return format;
}

PairFormat csvFormat() {
    PairFormat format = table();
    format.id = "csv";
    format.title = "CSV";
    format.sentence =
        "Spreadsheet tables (RFC 4180): fields separated by commas, semicolons, bars or tabs, in quotes if "
        "they contain one, or a line end.";
    format.endings = {".csv"};
    format.quoted = true;
    format.recognises = [](const PairSource& source) {
        const char delimiter = guessDelimiter(source.head);
        if (source.name.ends_with(".csv")) return delimiter ? Match::likely : Match::possible;
        // Text with commas is not a table; text with quoted fields is.
        return delimiter && delimiter != '\t' &&
                       source.head.find("\"" + std::string(1, delimiter) + "\"") != std::string::npos
                   ? Match::likely
                   : Match::no;
    };
    format.write = makeCsvWriter;
    return format;
}

PairFormat scoredFormat() {
    PairFormat format = table();
    format.id = "scored-tsv";
    format.columns = {1, 2, 0};
    format.title = "Scores first";
    format.sentence =
        "Score, source and target separated by tabs: WikiMatrix, CCMatrix, LASER, and mined pairs.";
    format.endings = {".tsv"};
    format.recognises = [](const PairSource& source) {
        return hasScoreAndTexts(source, 0, 1, 2, kScoredColumns) ? Match::likely : Match::no;
    };
    format.write = makeScoredWriter;
    return format;
}

PairFormat paraNmtFormat() {
    PairFormat format = table();
    format.id = "paranmt";
    format.columns = {0, 1, 2};
    format.title = "ParaNMT";
    format.sentence =
        "ParaNMT-50M: two paraphrases and their score separated by tabs; further columns are ignored.";
    format.endings = {".txt", ".tsv"};
    format.recognises = [](const PairSource& source) {
        const bool named = source.name.find("para-nmt") != std::string::npos ||
                           source.name.find("paranmt") != std::string::npos;
        return named && hasScoreAndTexts(source, 2, 0, 1, kAnyColumns) ? Match::certain : Match::no;
    };
    return format;
}

}  // namespace paragram
