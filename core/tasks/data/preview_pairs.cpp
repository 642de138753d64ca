#include "core/tasks/data/preview_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/pairs/formats/format_registry.h"
#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/json_items.h"
#include "core/pairs/formats/json_lines.h"
#include "core/pairs/formats/pair_source.h"
#include "core/pairs/formats/table_plan.h"
#include "core/pairs/formats/text_writers.h"
#include "core/text/input/archive.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/text_encoding.h"

namespace paragram {
namespace {

constexpr std::size_t kMostProblems = 200;
constexpr std::size_t kMostKeys = 40;  // of JSON objects, as columns

Error noLines(const PairInput& asked) {
    return {asked.first.string(), "no lines", "one sentence pair per line",
            "check that this is the right file"};
}

void addDoubt(const Error& why, ImportPreview& preview) {
    preview.doubt = why.sentence();
    preview.problems.push_back(preview.doubt);
}

// Rows with all their columns. Error if the file cannot be read further.
Result<Nothing> readTable(PairSource source, const PairInput& asked, std::size_t rows, JobContext& job,
                          ImportPreview& preview) {
    const Result<TablePlan> plan = planTable(source);
    if (!plan) return plan.error();
    preview.isTable = true;
    preview.delimiter = plan->syntax.delimiter;
    preview.header = plan->header;
    preview.columnNames = plan->names;
    preview.columns = plan->columns;
    if (!plan->sourceLanguage.empty())
        std::tie(preview.sourceLanguage, preview.targetLanguage) =
            std::pair(plan->sourceLanguage, plan->targetLanguage);
    RecordReader records(LineReader::of(std::move(source.bytes)), plan->syntax);
    if (plan->doubt) addDoubt(*plan->doubt, preview);
    bool skipHeader = plan->header, guessed = !preview.columns.empty() || plan->doubt;
    for (Record record; preview.rows.size() < rows && !job.shouldStop();) {
        const Result<bool> more = records.next(record);
        if (!more) return more.error();
        if (!*more) break;
        if (record.problem) {
            if (preview.problems.size() < kMostProblems)
                preview.problems.push_back(record.problem->sentence());
        } else if (std::exchange(skipHeader, false) || (plan->syntax.quoted && record.text.empty())) {
            continue;
        }
        std::vector<std::string> fields(record.fields.begin(), record.fields.end());
        if (record.problem) fields = {""};
        if (!record.problem && !std::exchange(guessed, true)) {
            const auto columns = guessColumns(fields, fmt::format("{}:{}", records.name(), record.line),
                                              plan->looks, plan->names);
            if (columns)
                preview.columns = *columns;
            else
                addDoubt(columns.error(), preview);
        }
        preview.columnCount = std::max(preview.columnCount, static_cast<int>(fields.size()));
        preview.rows.push_back(std::move(fields));
        preview.lines.push_back(record.line);
    }
    if (preview.columns.empty()) preview.likelyColumns = likelyColumns(preview.rows);
    if (preview.rows.empty() && !job.shouldStop()) return noLines(asked);
    return Nothing{};
}

// JSON objects as rows of a table with their keys as columns.
Result<Nothing> readJson(PairSource source, const PairInput& asked, std::size_t rows, JobContext& job,
                         ImportPreview& preview) {
    const bool isArray = looksLikeJsonArray(source.head);
    JsonItems items(std::move(source.bytes), isArray);
    const auto problem = [&](const Error& error) {
        if (preview.problems.size() < kMostProblems) preview.problems.push_back(error.sentence());
        preview.rows.push_back({""});
    };
    auto& names = preview.columnNames;
    JsonKeys keys;
    for (Line line; preview.rows.size() < rows && !job.shouldStop();) {
        const Result<bool> more = items.next(line);
        if (!more && preview.rows.empty()) return more.error();
        if (!more) preview.problems.push_back(more.error().sentence());
        if (!more || !*more) break;
        if (!line.problem && line.text.empty()) continue;
        preview.lines.push_back(line.number);
        const auto fields = line.problem ? Result<std::vector<JsonField>>(*line.problem)
                                         : readJsonFields(line.text, items.where(line));
        if (!fields) {
            problem(fields.error());
            continue;
        }
        if (keys.source.empty()) keys = jsonKeysOf(*fields, source.input);
        if (keys.score.empty() && source.input.columnNames.empty()) keys.score = jsonScoreKey(*fields);
        std::vector<std::string> row;
        for (const JsonField& field : *fields) {
            auto at = std::ranges::find(names, field.key);
            if (at == names.end() && names.size() == kMostKeys) continue;
            if (at == names.end()) at = names.insert(at, field.key);
            row.resize(std::max(row.size(), static_cast<std::size_t>(at - names.begin()) + 1));
            row[static_cast<std::size_t>(at - names.begin())] = field.text;
        }
        preview.rows.push_back(std::move(row));
    }
    if (preview.rows.empty() && !job.shouldStop()) return noLines(asked);
    preview.isTable = preview.header = true;
    preview.columnCount = static_cast<int>(names.size());
    for (const std::string& key : {keys.source, keys.target, keys.score}) {
        const auto at = std::ranges::find(names, key);
        if (!key.empty() && at != names.end())
            preview.columns.push_back(static_cast<int>(at - names.begin()));
    }
    if (preview.columns.size() < 2) {
        preview.columns.clear();
        preview.likelyColumns = likelyColumns(preview.rows);
        addDoubt(
            {items.name(),
             keys.isDoubtful ? "keys of more than two languages, or of others" : "keys of no known names",
             "source and target",
             "say which contain the sentences, for example --columns sentence1,sentence2"},
            preview);
    }
    std::tie(preview.sourceLanguage, preview.targetLanguage) = keys.languages();
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
    const auto readRows = findPairFormat(preview.format)->isTable ? readTable
                          : preview.format == "jsonl"             ? readJson
                                                                  : readPairs;
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
