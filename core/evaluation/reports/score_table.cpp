#include "core/evaluation/reports/score_table.h"

#include <fmt/format.h>

#include <cmath>

#include "core/text/text_table.h"

namespace paragram {
namespace {

std::string latex(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out;
}

std::string markdown(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '|' ? "\\|" : std::string(1, c);
    return out;
}

constexpr std::size_t kMostColumns = 14;

// The table, transposed if that is the better shape.
ScoreTable shaped(const ScoreTable& table) {
    if (table.columns.size() <= kMostColumns || table.rows.size() + 1 >= table.columns.size()) return table;
    ScoreTable turned{table.key, table.title, {table.columns[0]}, {}};
    for (const ScoreTable::Row& row : table.rows) turned.columns.push_back(row.cells[0]);
    for (std::size_t k = 1; k < table.columns.size(); ++k) {
        ScoreTable::Row row{{table.columns[k]}, false};
        for (const ScoreTable::Row& from : table.rows) row.cells.push_back(from.cells[k]);
        turned.rows.push_back(std::move(row));
    }
    return turned;
}

}  // namespace

std::string meanText(const std::vector<double>& scores) {
    const auto n = static_cast<double>(scores.size());
    double mean = 0, squares = 0;
    for (const double score : scores) mean += score / n;
    for (const double score : scores) squares += (score - mean) * (score - mean);
    if (scores.empty() || !std::isfinite(mean)) return "-";
    if (scores.size() == 1) return fmt::format("{:.1f}", mean);
    return fmt::format("{:.1f} ± {:.1f}", mean, std::sqrt(squares / (n - 1)));
}

std::string tableText(const ScoreTable& given) {
    const ScoreTable table = shaped(given);
    TextTable lines("l" + std::string(table.columns.size() - 1, 'r'));
    lines.add(table.columns);
    for (const ScoreTable::Row& row : table.rows) lines.add(row.cells);
    return table.title + '\n' + lines.text();
}

std::string tableMarkdown(const ScoreTable& given) {
    const ScoreTable table = shaped(given);
    std::string text = fmt::format("## {}\n\n|", table.title);
    for (const std::string& column : table.columns) text += ' ' + markdown(column) + " |";
    text += "\n|---|";
    for (std::size_t k = 1; k < table.columns.size(); ++k) text += "--:|";
    for (const ScoreTable::Row& row : table.rows) {
        text += "\n|";
        for (const std::string& cell : row.cells) text += ' ' + markdown(cell) + " |";
    }
    return text + '\n';
}

std::string tableLatex(const ScoreTable& given) {
    const ScoreTable table = shaped(given);
    const auto line = [](const std::vector<std::string>& cells) {
        std::string text;
        for (const std::string& cell : cells) text += (text.empty() ? "" : " & ") + latex(cell);
        return text + " \\\\\n";
    };
    std::string text = fmt::format("\\begin{{table}}\n\\centering\n\\begin{{tabular}}{{l{}}}\n\\toprule\n",
                                   std::string(table.columns.size() - 1, 'r'));
    text += line(table.columns) + "\\midrule\n";
    bool measured = false;
    for (const ScoreTable::Row& row : table.rows) {
        if (row.published && measured) text += "\\midrule\n";
        measured = !row.published;
        text += line(row.cells);
    }
    return text + fmt::format("\\bottomrule\n\\end{{tabular}}\n\\caption{{{}}}\n\\end{{table}}\n",
                              latex(table.title));
}

}  // namespace paragram
