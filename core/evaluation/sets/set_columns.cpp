#include "core/evaluation/sets/set_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/evaluation/sets/gold_score.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kShownColumns = 12, kShownBytes = 30;
constexpr std::size_t kQqpColumns = 4;  // label, question, question, id

std::string nameOf(const TablePlan& plan, int column) {
    const auto at = static_cast<std::size_t>(column);
    return column >= 0 && at < plan.names.size() ? plainColumnName(plan.names[at]) : std::string();
}

int columnNamed(const TablePlan& plan, const std::set<std::string>& names) {
    for (std::size_t i = 0; i < plan.names.size(); ++i)
        if (names.contains(plainColumnName(plan.names[i]))) return static_cast<int>(i);
    return -1;
}

// "sentence1" and "sentence2", "sentence_A" and "sentence_B": two of a kind. "source" and "target" also name
// the columns of translations.
bool areTwoOfAKind(const std::string& first, const std::string& second) {
    if (first.empty() || first.size() != second.size()) return false;
    const auto [a, b] = std::ranges::mismatch(first, second);
    return a != first.end() && std::string_view(&*a + 1) == std::string_view(&*b + 1) &&
           ((*a == '1' && *b == '2') || (*a == 'a' && *b == 'b'));
}

// Of one column, without blanks and surrounding spaces.
std::vector<std::string> valuesOf(const TableRows& rows, int column) {
    std::vector<std::string> values;
    for (const auto& row : rows) {
        if (column >= std::ssize(row) || isAllWhitespace(row[static_cast<std::size_t>(column)])) continue;
        const std::string& text = row[static_cast<std::size_t>(column)];
        const auto begin = text.find_first_not_of(" \r");
        values.push_back(text.substr(begin, text.find_last_not_of(" \r") + 1 - begin));
    }
    return values;
}

bool areLabels(const std::vector<std::string>& values) {
    return !values.empty() &&
           std::ranges::all_of(values, [](const std::string& value) { return value == "0" || value == "1"; });
}

// A name for a class rather than for a degree.
bool namesLabels(const std::string& name) {
    static const std::set<std::string> kNames{"label",        "isduplicate", "quality",
                                              "isparaphrase", "paraphrase",  "duplicate"};
    return kNames.contains(name);
}

std::string listColumns(const TablePlan& plan, const TableRows& rows) {
    std::string list;
    const std::vector<std::string>& shown = plan.names.empty() && !rows.empty() ? rows.front() : plan.names;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i == kShownColumns) return list + ", ...";
        std::string text = shown[i];
        std::size_t end = std::min(kShownBytes, text.size());
        while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        if (end < text.size()) text = text.substr(0, end) + "...";
        list += fmt::format("{}{} {}", i == 0 ? "" : ", ", i, plan.names.empty() ? "\"" + text + "\"" : text);
    }
    return list;
}

Error unknownColumns(const RowReader& reader, const TableRows& rows, const std::string& advice) {
    std::size_t width = 0;
    for (const auto& row : rows) width = std::max(width, row.size());
    if (!rows.empty() && width < 3) {
        return {reader.name(), fmt::format("{} column{}", width, width == 1 ? "" : "s"),
                "three: two of sentences and one of gold scores or labels", "check that this is a data set"};
    }
    const std::string list = listColumns(reader.plan(), rows);
    return {reader.name(), list.empty() ? "no rows" : "the columns " + list,
            "two of sentences and one of gold scores or labels", advice};
}

// Quora's question pairs as BiMPM released them: without header, the label first.
bool areQqpRows(const TableRows& rows) {
    return !rows.empty() && std::ranges::all_of(rows, [](const std::vector<std::string>& row) {
        return row.size() == kQqpColumns && (row[0] == "0" || row[0] == "1") && !parseGold(row[1]) &&
               !parseGold(row[2]) && parseGold(row[3]);
    });
}

// Three columns without a header: the score first, as in our own files, or last, as in translations of the
// STS Benchmark. A score above 1 is no cosine.
bool isPlainForm(const TablePlan& plan, const TableRows& rows, int gold) {
    if (rows.front().size() != 3) return false;
    if (gold == 0) return plan.syntax.delimiter == '\t';
    return gold == 2 && plan.syntax.quoted &&
           std::ranges::any_of(valuesOf(rows, gold),
                               [](const auto& value) { return parseGold(value).value_or(0) > 1; });
}

Result<Nothing> checkChosen(const TablePlan& plan, const TableRows& rows) {
    if (plan.columns.size() != 3) {
        return Error{"columns", fmt::format("{} of them", plan.columns.size()),
                     "three: sentence, sentence, gold score", "name all three"};
    }
    std::size_t width = 0;
    for (const auto& row : rows) width = std::max(width, row.size());
    const int last = *std::ranges::max_element(plan.columns);
    if (last < static_cast<int>(width)) return Nothing{};
    return Error{"columns", std::to_string(last), fmt::format("0 to {}", width - 1), "count columns from 0"};
}

}  // namespace

Result<SetColumns> findSetColumns(const RowReader& reader, const TableRows& rows, bool chosen,
                                  const std::string& advice) {
    const TablePlan& plan = reader.plan();
    SetColumns found;
    if (chosen && !rows.empty()) {
        const Result<Nothing> sensible = checkChosen(plan, rows);
        if (!sensible) return sensible.error();
    }
    if (rows.empty() || plan.doubt || plan.columns.size() < 3) {
        // Few rows do not show whether rising numbers are scores: a number and two sentences.
        const bool plain = !chosen && !rows.empty() && !plan.header && rows.front().size() == 3 &&
                           plan.columns == std::vector{1, 2} &&
                           std::ranges::all_of(valuesOf(rows, 0), [](const auto& value) {
                               const auto gold = parseGold(value);
                               return gold && *gold >= 0 && *gold <= 5;
                           });
        if (!plain) return unknownColumns(reader, rows, advice);
        return SetColumns{.first = 1, .second = 2, .gold = 0, .isCertain = true};
    }
    found.first = plan.columns[0];
    found.second = plan.columns[1];
    found.gold = plan.columns[2];
    const std::string first = nameOf(plan, found.first), second = nameOf(plan, found.second),
                      gold = nameOf(plan, found.gold);
    const auto values = valuesOf(rows, found.gold);
    if (values.empty()) return unknownColumns(reader, rows, advice);
    const bool isQqpForm = !plan.header && areQqpRows(rows);
    found.labels = areLabels(values) && (isQqpForm || namesLabels(gold));
    found.isQqp = found.labels && (isQqpForm || first == "question1");
    if (chosen) {
        found.isCertain = true;
        return found;
    }
    found.isSick = first == "sentencea" && second == "sentenceb" && gold == "relatednessscore";
    if (found.isSick) {
        found.entailment = columnNamed(plan, {"entailmentjudgment", "entailmentlabel", "judgment"});
        found.part = columnNamed(plan, {"semevalset"});
    }
    found.isCertain = isQqpForm || (plan.header && areTwoOfAKind(first, second)) ||
                      (!plan.header && isPlainForm(plan, rows, found.gold));
    return found;
}

}  // namespace paragram
