#include "core/pairs/formats/table_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/choices.h"
#include "core/pairs/formats/format_registry.h"

namespace paragram {
namespace {

constexpr std::size_t kRowsLookedAt = 200;

Result<std::vector<int>> columnsByName(const std::vector<std::string>& wanted, const TablePlan& plan) {
    std::vector<int> columns;
    for (const std::string& name : wanted) {
        auto at = std::ranges::find(plan.names, name);
        if (at == plan.names.end()) {
            at = std::ranges::find_if(plan.names, [&](const std::string& n) {
                return plainColumnName(n) == plainColumnName(name);
            });
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
                     "give source,target or source,target,score, counted from 0"};
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
        const std::string similar = mostSimilar(input.delimiter, {"auto", "tab"});
        return Error{"delimiter", "\"" + input.delimiter + "\"", "auto, tab, or one character such as ; or ,",
                     similar.empty() ? "choose one of these" : "did you mean " + similar + "?"};
    } else if (plan.syntax.quoted) {
        const char guessed = guessDelimiter(source.head);
        plan.syntax.delimiter = guessed ? guessed : ',';
    }
    if (input.header != "auto" && input.header != "yes" && input.header != "no")
        return wrongChoice("header", input.header, {"auto", "yes", "no"});
    const TableRows rows = recordsOf(source.head, plan.syntax, kRowsLookedAt);
    plan.header = input.header == "yes" || (input.header == "auto" && looksLikeHeader(rows));
    plan.looks = lookAtColumns(rows, plan.header);
    if (plan.header && !rows.empty()) {
        plan.names = rows.front();
        NamedColumns named =
            columnsOfNames(plan.names, plan.looks, {input.sourceLanguage, input.targetLanguage},
                           source.bytes ? source.bytes->name() : input.first.string());
        plan.columns = std::move(named.columns);
        std::tie(plan.sourceLanguage, plan.targetLanguage) = named.languages;
        plan.doubt = std::move(named.doubt);
    }
    if (plan.columns.empty()) plan.columns = usual.empty() ? format->columns : usual;

    if (!input.columnNames.empty()) {
        Result<std::vector<int>> named = columnsByName(input.columnNames, plan);
        if (!named) return named.error();
        plan.columns = *named;
    } else if (!input.columns.empty()) {
        plan.columns = input.columns;
    }
    if (!plan.columns.empty()) plan.doubt.reset();
    const Result<Nothing> sensible = plan.columns.empty() ? Nothing{} : checkColumns(plan.columns);
    if (!sensible) return sensible.error();
    return plan;
}

char guessDelimiter(std::string_view head) {
    char best = 0;
    double bestShare = 0.49;  // required share of the rows
    for (const char delimiter : {'\t', ',', ';', '|'}) {
        std::map<std::size_t, std::size_t> widths;
        const TableRows rows = recordsOf(head, {delimiter, true}, kRowsLookedAt);
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
