#include "core/tasks/data/preview_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/pair_source.h"
#include "core/pairs/formats/row_reader.h"
#include "core/pairs/formats/text_writers.h"
#include "core/text/input/archive.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/text_encoding.h"

namespace paragram {
namespace {

constexpr std::size_t kMostProblems = 200;

Error noLines(const PairInput& asked) {
    return {asked.first.string(), "no lines", "one sentence pair per line",
            "check that this is the right file"};
}

// Rows with all their columns.
Result<Nothing> readTable(PairSource source, const PairInput& asked, std::size_t rows, JobContext& job,
                          ImportPreview& preview) {
    const Result<std::unique_ptr<RowReader>> opened = RowReader::of(std::move(source));
    if (!opened) return opened.error();
    RowReader& reader = **opened;
    for (TableRow row; preview.rows.size() < rows && !job.shouldStop();) {
        const Result<ReadOutcome> outcome = reader.next(row);
        if (!outcome && preview.rows.empty()) return outcome.error();
        if (!outcome) preview.problems.push_back(outcome.error().sentence());
        if (!outcome || *outcome == ReadOutcome::end) break;
        const bool rejected = *outcome == ReadOutcome::rejected;
        if (rejected && preview.problems.size() < kMostProblems)
            preview.problems.push_back(reader.problem().sentence());
        if (rejected) row.fields = {""};
        preview.columnCount = std::max(preview.columnCount, static_cast<int>(row.fields.size()));
        preview.rows.push_back(std::move(row.fields));
        preview.lines.push_back(row.number);
    }
    if (preview.rows.empty() && !job.shouldStop()) return noLines(asked);
    const TablePlan& plan = reader.plan();
    preview.isTable = true;
    preview.delimiter = plan.syntax.delimiter;
    preview.header = plan.header;
    preview.columnNames = plan.names;
    preview.columns = plan.columns;
    std::tie(preview.sourceLanguage, preview.targetLanguage) =
        std::pair(plan.sourceLanguage, plan.targetLanguage);
    if (plan.doubt) {
        preview.doubt = plan.doubt->sentence();
        preview.problems.insert(preview.problems.begin(), preview.doubt);
    }
    if (preview.columns.empty()) preview.likelyColumns = likelyColumns(preview.rows);
    return Nothing{};
}

// Pairs as their reader returns them.
Result<Nothing> readPairs(PairSource source, const PairInput& asked, std::size_t rows, JobContext& job,
                          ImportPreview& preview) {
    Result<std::unique_ptr<PairReader>> reader = makePairReader(std::move(source));
    if (!reader) return reader.error();
    bool scored = false;
    SentencePair pair;
    while (preview.rows.size() < rows && !job.shouldStop()) {
        const Result<ReadOutcome> outcome = (*reader)->next(pair);
        if (!outcome) {
            if (preview.rows.empty()) return outcome.error();
            preview.problems.push_back(outcome.error().sentence());
            break;
        }
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected) {
            if (preview.problems.size() < kMostProblems)
                preview.problems.push_back((*reader)->problem().sentence());
            preview.rows.push_back({""});
        } else {
            preview.rows.push_back({pair.source, pair.target});
            if (!std::isnan(pair.score)) {
                scored = true;
                preview.rows.back().push_back(scoreText(pair.score));
            }
        }
        preview.lines.push_back(0);
    }
    if (preview.rows.empty() && !job.shouldStop()) return noLines(asked);
    preview.columnCount = scored ? 3 : 2;
    preview.columns = scored ? std::vector{0, 1, 2} : std::vector{0, 1};
    std::tie(preview.sourceLanguage, preview.targetLanguage) = (*reader)->languages();
    preview.remarks = (*reader)->remarks();
    return Nothing{};
}

LanguageGuess guessOfColumn(const ImportPreview& preview, int column) {
    LanguageGuess guess;
    for (const auto& row : preview.rows)
        if (column < std::ssize(row)) guess.add(row[static_cast<std::size_t>(column)]);
    return guess;
}

void nameLanguages(const PairInput& asked, const PairInput& names, ImportPreview& preview) {
    if (preview.sourceLanguage.empty() || preview.targetLanguage.empty()) {
        std::tie(preview.sourceLanguage, preview.targetLanguage) = languagesOfNames(names);
    }
    if (!asked.sourceLanguage.empty()) preview.sourceLanguage = asked.sourceLanguage;
    if (!asked.targetLanguage.empty()) preview.targetLanguage = asked.targetLanguage;
    const std::vector<int>& columns = preview.columns.empty() ? preview.likelyColumns : preview.columns;
    if (columns.size() < 2) return;
    const LanguageGuess source = guessOfColumn(preview, columns[0]),
                        target = guessOfColumn(preview, columns[1]);
    const std::string contradiction =
        languageContradiction({preview.sourceLanguage, preview.targetLanguage}, source, target);
    if (!contradiction.empty()) preview.remarks.push_back(contradiction);
    if (preview.sourceLanguage.empty()) preview.sourceLanguage = source.language();
    if (preview.targetLanguage.empty()) preview.targetLanguage = target.language();
}

}  // namespace

Result<ImportPreview> previewPairs(const PairInput& asked, std::size_t rows) {
    JobContext job;
    return previewPairs(asked, rows, job);
}

Result<ImportPreview> previewPairs(const PairInput& asked, std::size_t rows, JobContext& job) {
    if (job.shouldStop()) return Stopped{};
    ImportPreview preview;
    const auto [archive, named] = splitMember(asked.first);
    if (asked.first != "-" && isArchive(archive)) {
        const auto members = listMembers(archive);
        if (!members) return members.error();
        for (const ArchiveMember& member : textMembers(*members)) preview.members.push_back(member.name);
    }
    PairInput input = asked;
    input.stop = job.stop;
    input.firstPairsOnly = true;
    Result<PairSource> source = openPairSource(input);
    if (!source && named.empty() && preview.members.size() > 1) {
        preview.problems.push_back(source.error().sentence());
        return preview;
    }
    if (!source && job.shouldStop()) return Stopped{};
    if (!source) return source.error();
    preview.format = source->input.format;
    preview.second = source->input.second;
    const PairInput names = asOpened(asked, source->input);
    const std::shared_ptr<const SpooledInput> spool = source->input.spool;
    preview.member = splitMember(source->input.first).second;
    preview.encoding = asked.encoding;
    if (preview.encoding.empty() && (asked.first != "-" || spool)) {
        const Result<std::string> head = readHead(source->input.first, PairSource::kHeadBytes);
        if (head && !head->starts_with("\x89HDF")) preview.encoding = guessEncoding(*head);
    }
    const auto readRows = RowReader::reads(preview.format) ? readTable : readPairs;
    const Result<Nothing> read =
        readRows(std::move(*source), asked, std::max(rows, LanguageGuess::kPairs), job, preview);
    if (job.shouldStop()) return Stopped{};
    if (!read) return spool ? spool->named(read.error()) : read.error();
    if (spool) {
        for (std::string& problem : preview.problems) problem = spool->named({problem, "", "", ""}).where;
        preview.second = spool->named({preview.second.string(), "", "", ""}).where;
    }
    nameLanguages(asked, names, preview);
    preview.rows.resize(std::min(rows, preview.rows.size()));
    preview.lines.resize(preview.rows.size());
    return preview;
}

}  // namespace paragram
