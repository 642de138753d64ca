#include "core/tasks/training/compare_runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/csv.h"
#include "core/base/number_text.h"
#include "core/settings/setting_table.h"

namespace paragram {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

struct Table {
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
    std::size_t texts = 0;  // the number of leading text columns; the others are numbers
};

const char* stateName(RunState state) {
    switch (state) {
        case RunState::finished:
            return "finished";
        case RunState::stopped:
            return "stopped";
        case RunState::diverged:
            return "diverged";
        default:
            return "unfinished";
    }
}

std::vector<const SettingRow*> differingSettings(const std::vector<RunInfo>& runs) {
    std::vector<Settings> all;
    for (const RunInfo& run : runs) all.push_back(run.settings);
    return differingSettings(all);
}

// The two columns of scores; runs with and without development sets have different ones.
struct ScoreColumns {
    bool retrieval;
    const char *untrained, *best;            // for reading
    const char *untrainedField, *bestField;  // in CSV

    // NaN for runs with the other score.
    double of(const TrainSummary& s, double score) const { return s.retrieval == retrieval ? score : kNone; }
};

std::vector<ScoreColumns> scoresOf(const std::vector<RunInfo>& runs) {
    const auto retrieval = std::ranges::count_if(runs, [](const RunInfo& r) { return r.summary.retrieval; });
    std::vector<ScoreColumns> columns;
    if (retrieval == 0 || retrieval < std::ssize(runs))
        columns.push_back({false, "Untrained", "Best", "untrained_pearson", "best_pearson"});
    if (retrieval > 0) {
        columns.push_back(
            {true, "Untrained retrieval", "Best retrieval", "untrained_retrieval", "best_retrieval"});
    }
    return columns;
}

// For reading: labels, scores x 100, few decimals.
Table readableTable(const std::vector<RunInfo>& runs) {
    const auto differing = differingSettings(runs);
    Table table;
    table.header = {"Run"};
    for (const SettingRow* row : differing) table.header.push_back(row->label);
    table.texts = table.header.size();
    const std::vector<ScoreColumns> scores = scoresOf(runs);
    for (const ScoreColumns& kind : scores) {
        table.header.emplace_back(kind.untrained);
        table.header.emplace_back(kind.best);
    }
    for (const char* name : {"Best step", "Last loss", "Seconds", "Pairs/s"}) table.header.emplace_back(name);
    table.header.emplace_back("State");
    const auto number = [](double value, int decimals, double factor = 1) {
        return std::isfinite(value) ? fmt::format("{:.{}f}", factor * value, decimals) : std::string("-");
    };
    for (const RunInfo& run : runs) {
        const TrainSummary& s = run.summary;
        std::vector<std::string> cells{run.name};
        for (const SettingRow* row : differing) {
            const std::string text = row->text(run.settings);
            cells.push_back(text.empty() ? "none" : text);
        }
        const bool ended = run.state != RunState::unfinished;
        for (const ScoreColumns& kind : scores) {
            cells.push_back(ended ? number(kind.of(s, s.untrainedScore), 1, 100) : "-");
            cells.push_back(ended ? number(kind.of(s, s.bestScore), 1, 100) : "-");
        }
        cells.push_back(ended && std::isfinite(s.bestScore) ? groupedNumber(s.bestStep) : "-");
        cells.push_back(ended ? number(s.lastLoss, 4) : "-");
        cells.push_back(ended ? number(s.seconds, 1) : "-");
        cells.push_back(ended ? groupedNumber(std::round(s.pairsPerSecond)) : "-");
        cells.emplace_back(stateName(run.state));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

bool isNumberColumn(const Table& table, std::size_t column) {
    return column >= table.texts && column + 1 < table.header.size();
}

// In characters, not bytes: names may be in any script.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

std::vector<const SettingRow*> differingSettings(const std::vector<Settings>& all) {
    std::vector<const SettingRow*> differing;
    for (const SettingRow& row : settingTable()) {
        const bool differs = std::ranges::any_of(
            all, [&](const Settings& other) { return row.text(other) != row.text(all.front()); });
        if (differs) differing.push_back(&row);
    }
    return differing;
}

std::string comparisonTable(const std::vector<RunInfo>& runs) {
    const Table table = readableTable(runs);
    std::vector<std::size_t> widths;
    for (std::size_t column = 0; column < table.header.size(); ++column) {
        widths.push_back(widthOf(table.header[column]));
        for (const auto& row : table.rows) widths.back() = std::max(widths.back(), widthOf(row[column]));
    }
    std::string text;
    const auto addLine = [&](const std::vector<std::string>& cells) {
        std::string line;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const std::string blanks(widths[column] - widthOf(cells[column]), ' ');
            line += isNumberColumn(table, column) ? blanks + cells[column] : cells[column] + blanks;
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    };
    addLine(table.header);
    for (const auto& row : table.rows) addLine(row);
    return text;
}

std::string comparisonMarkdown(const std::vector<RunInfo>& runs) {
    const Table table = readableTable(runs);
    std::string text = fmt::format("| {} |\n|", fmt::join(table.header, " | "));
    for (std::size_t column = 0; column < table.header.size(); ++column)
        text += isNumberColumn(table, column) ? "--:|" : "---|";
    for (const auto& row : table.rows) text += fmt::format("\n| {} |", fmt::join(row, " | "));
    return text + "\n";
}

std::string comparisonCsv(const std::vector<RunInfo>& runs) {
    const auto differing = differingSettings(runs);
    std::string text = "run";
    for (const SettingRow* row : differing) text += "," + row->key;
    const std::vector<ScoreColumns> scores = scoresOf(runs);
    for (const ScoreColumns& kind : scores)
        text += fmt::format(",{},{}", kind.untrainedField, kind.bestField);
    text += ",best_step,last_loss,seconds,pairs_per_second,state\n";
    const auto number = [](double value) {
        return std::isfinite(value) ? fmt::format("{:.6g}", value) : std::string();
    };
    for (const RunInfo& run : runs) {
        const TrainSummary& s = run.summary;
        text += csvField(run.name);
        for (const SettingRow* row : differing) text += "," + csvField(row->text(run.settings));
        const bool ended = run.state != RunState::unfinished;
        for (const ScoreColumns& kind : scores) {
            text += "," + (ended ? number(kind.of(s, s.untrainedScore)) : "");
            text += "," + (ended ? number(kind.of(s, s.bestScore)) : "");
        }
        text += ended ? fmt::format(",{},{},{:.1f},{:.1f}",
                                    std::isfinite(s.bestScore) ? fmt::format("{}", s.bestStep) : "",
                                    number(s.lastLoss), s.seconds, s.pairsPerSecond)
                      : ",,,,";
        text += fmt::format(",{}\n", stateName(run.state));
    }
    return text;
}

}  // namespace paragram
