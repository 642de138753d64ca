#include "core/pairs/formats/table_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_registry.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kRowsLookedAt = 200;

using Rows = std::vector<std::vector<std::string>>;

bool isNumber(const std::string& text) {
    return parseScore(text).has_value();
}
bool isWholeNumber(const std::string& text) {
    return !text.empty() && text.size() < 12 && text.find_first_not_of("0123456789") == std::string::npos;
}

// "#1 String", "sentence_1" and "Sentence1" are treated as one name.
std::string plainName(const std::string& name) {
    std::string plain;
    for (const char c : lowerCase(name))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
    return plain;
}

// The role that a column's name indicates: 0 source, 1 target, 2 score, -1 unknown.
int roleOf(const std::string& name) {
    static const std::array<std::vector<std::string>, 3> kNames{
        {{"source", "src", "sentence1", "sentencea", "s1", "text1", "question1", "1string", "string1",
          "sent1", "reference", "english"},
         {"target", "tgt", "trg", "sentence2", "sentenceb", "s2", "text2", "question2", "2string", "string2",
          "sent2", "translation", "paraphrase"},
         {"score", "similarity", "sim", "similarityscore", "relatednessscore", "gold", "quality",
          "isduplicate", "cosine", "label"}}};
    const std::string plain = plainName(name);
    for (std::size_t role = 0; role < kNames.size(); ++role)
        if (std::ranges::find(kNames[role], plain) != kNames[role].end()) return static_cast<int>(role);
    return -1;
}

// Whether a first row contains names for the columns below.
bool looksLikeHeader(const Rows& rows) {
    if (rows.empty() || rows.front().size() < 2) return false;
    const auto& first = rows.front();
    const auto known =
        std::ranges::count_if(first, [](const std::string& name) { return roleOf(name) >= 0; });
    const auto codes = std::ranges::count_if(first, isLanguageCode);
    if (known >= 2 || codes == static_cast<std::ptrdiff_t>(first.size())) return true;
    if (rows.size() < 3) return false;
    // A word above a column of numbers.
    for (std::size_t column = 0; column < first.size(); ++column) {
        if (isNumber(first[column]) || isAllWhitespace(first[column])) continue;
        if (std::all_of(rows.begin() + 1, rows.end(),
                        [column](const auto& row) { return row.size() > column && isNumber(row[column]); })) {
            return true;
        }
    }
    return false;
}

void takeNames(TablePlan& plan, const PairInput& input) {
    int found[] = {-1, -1, -1};
    for (std::size_t i = 0; i < plan.names.size(); ++i) {
        const int role = roleOf(plan.names[i]);
        if (role >= 0 && found[role] < 0) found[role] = static_cast<int>(i);
    }
    if (found[0] >= 0 && found[1] >= 0) {
        plan.columns = {found[0], found[1]};
        if (found[2] >= 0) plan.columns.push_back(found[2]);
        return;
    }
    const auto columnOf = [&](const std::string& language, int other) {
        for (std::size_t i = 0; i < plan.names.size(); ++i) {
            const bool right = language.empty()
                                   ? isLanguageCode(plan.names[i]) && static_cast<int>(i) != other
                                   : sameLanguage(plan.names[i], language);
            if (right) return static_cast<int>(i);
        }
        return -1;
    };
    const int source = columnOf(input.sourceLanguage, -1), target = columnOf(input.targetLanguage, source);
    if (source < 0 || target < 0 || source == target) return;
    plan.columns = {source, target};
    if (found[2] >= 0) plan.columns.push_back(found[2]);
    plan.sourceLanguage = plan.names[static_cast<std::size_t>(source)];
    plan.targetLanguage = plan.names[static_cast<std::size_t>(target)];
}

Result<std::vector<int>> columnsByName(const std::vector<std::string>& wanted, const TablePlan& plan) {
    std::vector<int> columns;
    for (const std::string& name : wanted) {
        auto at = std::ranges::find(plan.names, name);
        if (at == plan.names.end()) {
            at = std::ranges::find_if(plan.names,
                                      [&](const std::string& n) { return plainName(n) == plainName(name); });
        }
        if (at == plan.names.end()) {
            std::string all;
            for (const std::string& n : plan.names) all += (all.empty() ? "" : ", ") + n;
            return Error{"columns", "\"" + name + "\"",
                         all.empty() ? "numbers, because the first line names no columns" : "one of " + all,
                         "choose another column"};
        }
        columns.push_back(static_cast<int>(at - plan.names.begin()));
    }
    return columns;
}

Result<Nothing> checkColumns(const std::vector<int>& columns) {
    for (const int column : columns) {
        if (column < 0 || column > 10000)
            return Error{"columns", std::to_string(column), "0 or more", "count columns from 0"};
    }
    if (columns.size() == 1 || columns.size() > 3) {
        return Error{"columns", fmt::format("{} numbers", columns.size()), "2 or 3",
                     "give source,target or source,target,score"};
    }
    return Nothing{};
}

}  // namespace

Result<TablePlan> planTable(const PairSource& source, const std::vector<int>& usual) {
    const PairInput& input = source.input;
    const PairFormat* format = findPairFormat(input.format);
    TablePlan plan;
    plan.syntax = {format->quoted ? ',' : '\t', format->quoted};
    if (input.delimiter == "tab") {
        plan.syntax.delimiter = '\t';
    } else if (input.delimiter.size() == 1 && input.delimiter != "\"" && input.delimiter != "\n") {
        plan.syntax.delimiter = input.delimiter[0];
    } else if (input.delimiter != "auto" && !input.delimiter.empty()) {
        return Error{"delimiter", "\"" + input.delimiter + "\"", "auto, tab, or one character such as ; or ,",
                     "choose one of these"};
    } else if (plan.syntax.quoted) {
        const char guessed = guessDelimiter(source.head);
        plan.syntax.delimiter = guessed ? guessed : ',';
    }
    if (input.header != "auto" && input.header != "yes" && input.header != "no")
        return Error{"header", "\"" + input.header + "\"", "auto, yes or no", "choose one of these"};
    const Rows rows = recordsOf(source.head, plan.syntax, kRowsLookedAt);
    plan.header = input.header == "yes" || (input.header == "auto" && looksLikeHeader(rows));
    if (plan.header && !rows.empty()) {
        plan.names = rows.front();
        takeNames(plan, input);
    }
    if (plan.columns.empty()) plan.columns = usual.empty() ? format->columns : usual;

    if (!input.columnNames.empty()) {
        Result<std::vector<int>> named = columnsByName(input.columnNames, plan);
        if (!named) return named.error();
        plan.columns = *named;
    } else if (!input.columns.empty()) {
        plan.columns = input.columns;
    }
    const Result<Nothing> sensible = plan.columns.empty() ? Nothing{} : checkColumns(plan.columns);
    if (!sensible) return sensible.error();
    return plan;
}

Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where) {
    if (fields.size() == 2) return std::vector<int>{0, 1};
    const bool lastIsScore = fields.size() == 3 && (fields[2].empty() || isNumber(fields[2]));
    if (lastIsScore) return std::vector<int>{0, 1, 2};
    const bool firstIsScore = fields.size() == 3 && (fields[0].empty() || isNumber(fields[0]));
    if (firstIsScore && !isNumber(fields[1])) return std::vector<int>{1, 2, 0};
    if (fields.size() == 4 && isWholeNumber(fields[0]) && isWholeNumber(fields[2]))
        return std::vector<int>{1, 3};
    if (fields.size() == 1) {
        return Error{
            where, "1 column", "2 separated by a tab",
            "give the other language's file with --input2, or remove the line or set pairs.skip-bad-lines"};
    }
    return Error{where, fmt::format("{} columns", fields.size()), "2 separated by a tab",
                 "say which contain the sentences, for example --columns 0,1"};
}

std::vector<int> likelyColumns(const Rows& rows) {
    std::vector<std::size_t> bytes;
    for (const auto& row : rows) {
        bytes.resize(std::max(bytes.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!isNumber(row[i])) bytes[i] += row[i].size();
    }
    if (bytes.size() < 2) return {};
    const auto longest = std::ranges::max_element(bytes) - bytes.begin();
    std::ptrdiff_t second = longest == 0 ? 1 : 0;
    for (std::ptrdiff_t i = 0; i < std::ssize(bytes); ++i)
        if (i != longest && bytes[static_cast<std::size_t>(i)] > bytes[static_cast<std::size_t>(second)])
            second = i;
    return {static_cast<int>(std::min(longest, second)), static_cast<int>(std::max(longest, second))};
}

char guessDelimiter(std::string_view head) {
    char best = 0;
    double bestShare = 0.49;  // required share of the rows
    for (const char delimiter : {'\t', ',', ';', '|'}) {
        std::map<std::size_t, std::size_t> widths;
        const Rows rows = recordsOf(head, {delimiter, true}, kRowsLookedAt);
        for (const auto& row : rows)
            if (row.size() > 1) ++widths[row.size()];
        std::size_t most = 0;
        for (const auto& [width, count] : widths) most = std::max(most, count);
        const double share = rows.empty() ? 0 : static_cast<double>(most) / static_cast<double>(rows.size());
        if (share > bestShare) {
            bestShare = share;
            best = delimiter;
        }
    }
    return best;
}

}  // namespace paragram
