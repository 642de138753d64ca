#include "core/evaluation/reports/report_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>

#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/reports/published_results.h"
#include "core/evaluation/sets/sts_reader.h"
#include "core/evaluation/sets/sts_splits.h"

namespace paragram {
namespace {

using Reports = std::span<const EvaluationReport>;
// The scores of a report, for the columns of a table in order.
using Scores = std::vector<std::pair<std::string, double>>;

std::string score(double value) {
    return std::isfinite(value) ? fmt::format("{:.1f}", 100 * value) : "-";
}

// What the rows of a table are made of: each of the reports or, with means, those of the same name.
struct Measured {
    Reports reports;
    bool means;
};

// A column for every name in any report.
ScoreTable tableOf(const char* key, const std::string& title, const Measured& measured,
                   const std::function<Scores(const EvaluationReport&)>& scoresOf) {
    ScoreTable table{key, title, {"Model"}, {}};
    std::vector<std::vector<Scores>> all;  // of the reports of each row
    for (const EvaluationReport& report : measured.reports) {
        const Scores scores = scoresOf(report);
        if (scores.empty()) continue;
        for (const auto& [name, value] : scores)
            if (std::ranges::find(table.columns, name) == table.columns.end()) table.columns.push_back(name);
        auto row = table.rows.end();
        if (measured.means)
            row = std::ranges::find(table.rows, report.modelName,
                                    [](const ScoreTable::Row& r) { return r.cells[0]; });
        const auto place = static_cast<std::size_t>(row - table.rows.begin());
        if (row == table.rows.end()) {
            table.rows.push_back({{report.modelName}, false});
            all.emplace_back();
        }
        all[place].push_back(scores);
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        for (std::size_t k = 1; k < table.columns.size(); ++k) {
            std::vector<double> values;
            for (const Scores& scores : all[i]) {
                const auto found = std::ranges::find(scores, table.columns[k], &Scores::value_type::first);
                if (found != scores.end()) values.push_back(100 * found->second);
            }
            table.rows[i].cells.push_back(meanText(values));
        }
    }
    return table;
}

ScoreTable dataSetTable(Reports reports) {
    ScoreTable table{"data-sets", "Data sets (correlation x 100)", {"Data set", "pairs"}, {}};
    for (const EvaluationReport& report : reports) {
        const std::string of = reports.size() == 1 ? "" : report.modelName + " ";
        for (const char* column : {"Pearson", "95 % interval", "Spearman"})
            table.columns.push_back(of + column);
    }
    std::map<std::string, std::size_t> rows;
    for (std::size_t r = 0; r < reports.size(); ++r) {
        for (const StsSetResult& set : reports[r].sets) {
            const std::string name = set.suite + " " + set.name;
            const auto [found, added] = rows.try_emplace(name, table.rows.size());
            if (added) {
                table.rows.push_back({{name, std::to_string(set.pairs.size())}, false});
                table.rows.back().cells.resize(table.columns.size(), "-");
            }
            auto cell = table.rows[found->second].cells.begin() + static_cast<std::ptrdiff_t>(2 + 3 * r);
            *cell++ = score(set.pearson);
            *cell++ = set.pearsonLow < set.pearsonHigh
                          ? score(set.pearsonLow) + " - " + score(set.pearsonHigh)
                          : "-";
            *cell = score(set.spearman);
        }
    }
    return table;
}

// The mean over the data sets of each year with its bootstrap interval.
ScoreTable intervalTable(Reports reports) {
    ScoreTable table{
        "years-intervals", "STS 2012-2016, Pearson's r x 100, mean of sets, 95 % intervals", {"Model"}, {}};
    for (const EvaluationReport& report : reports) {
        ScoreTable::Row row{{report.modelName}, false};
        row.cells.resize(table.columns.size(), "-");
        for (const auto& group : {report.years, report.overall}) {
            for (const StsAggregate& a : group) {
                if (a.meanPearsonLow >= a.meanPearsonHigh) continue;
                const auto found = std::ranges::find(table.columns, a.name);
                const auto column = static_cast<std::size_t>(found - table.columns.begin());
                if (found == table.columns.end()) {
                    table.columns.push_back(a.name);
                    for (ScoreTable::Row& other : table.rows) other.cells.emplace_back("-");
                    row.cells.emplace_back();
                }
                row.cells[column] = score(a.meanPearsonLow) + " - " + score(a.meanPearsonHigh);
            }
        }
        if (std::ranges::any_of(row.cells.begin() + 1, row.cells.end(),
                                [](const auto& c) { return c != "-"; }))
            table.rows.push_back(std::move(row));
    }
    return table;
}

ScoreTable yearTable(const char* key, const std::string& what, const Measured& reports,
                     double StsAggregate::*measure) {
    return tableOf(key, "STS 2012-2016, " + what, reports, [measure](const EvaluationReport& report) {
        Scores scores;
        for (const StsAggregate& year : report.years) scores.emplace_back(year.name, year.*measure);
        for (const StsAggregate& whole : report.overall) {
            const bool together =
                measure == &StsAggregate::allPearson || measure == &StsAggregate::allSpearman;
            scores.emplace_back(together && whole.name == "mean of sets" ? "all together" : whole.name,
                                whole.*measure);
        }
        return scores;
    });
}

// "es-en" for "track4a.es-en"; the second track with the same languages keeps its number.
std::string trackColumn(const std::string& name) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) return name;
    return name.substr(dot + 1) + (name.starts_with("track4b") ? " 4b" : "");
}

ScoreTable setTable(const char* key, const std::string& title, const Measured& reports,
                    const std::string& suite, double StsSetResult::*measure,
                    const std::function<std::string(const std::string&)>& column) {
    return tableOf(key, title, reports, [&](const EvaluationReport& report) {
        Scores scores;
        for (const StsSetResult& set : report.sets)
            if (set.suite == suite) scores.emplace_back(column(set.name), set.*measure);
        return scores;
    });
}

std::optional<double> scoreNamed(const TaskResult& task, const std::string& name) {
    const auto found = std::ranges::find(task.scores, name, &TaskScore::name);
    return found == task.scores.end() ? std::nullopt : std::optional(found->value);
}

Scores transferScores(const EvaluationReport& report) {
    Scores scores;
    for (const TaskResult& task : report.tasks) {
        const bool pairs = task.name == "MRPC";
        if (task.suite != "Classification" && task.suite != "Entailment" &&
            task.suite != "Learned relatedness" && !pairs)
            continue;
        scores.emplace_back(task.name, task.scores.front().value);
        if (const auto f1 = scoreNamed(task, "F1"); pairs && f1) scores.emplace_back("MRPC F1", *f1);
    }
    return scores;
}

Scores paraphraseScores(const EvaluationReport& report) {
    Scores scores;
    for (const TaskResult& task : report.tasks) {
        if (task.suite != "Paraphrase detection") continue;
        if (const auto cosine = scoreNamed(task, "accuracy at a cosine threshold"))
            scores.emplace_back(task.name + " (cosine)", *cosine);
        scores.emplace_back(task.name + " (logistic regression)", task.scores.front().value);
    }
    return scores;
}

Scores mainScores(const EvaluationReport& report, const std::string& suite,
                  const std::function<std::string(const std::string&)>& column) {
    Scores scores;
    for (const TaskResult& task : report.tasks)
        if (task.suite == suite) scores.emplace_back(column(task.name), task.scores.front().value);
    return scores;
}

// "deu" for "tatoeba.deu-eng".
std::string retrievalColumn(const std::string& name) {
    const std::size_t dot = name.rfind('.'), dash = name.rfind("-eng");
    if (dot == std::string::npos || dash == std::string::npos || dash < dot) return name;
    return name.substr(dot + 1, dash - dot - 1);
}

// "de-en" for "ntrex-news.de-en".
std::string miningColumn(const std::string& name) {
    return name.substr(name.rfind('.') + 1);
}

}  // namespace

void addPublishedRows(ScoreTable& table) {
    for (const PublishedTable& published : publishedTables()) {
        if (std::ranges::find(published.beside, table.key) == published.beside.end()) continue;
        for (const PublishedTable::Row& from : published.rows) {
            ScoreTable::Row row{{published.name + ": " + from.name}, true};
            bool any = false;
            for (std::size_t k = 1; k < table.columns.size(); ++k) {
                const auto found = std::ranges::find(published.columns, table.columns[k]);
                const std::string cell =
                    found == published.columns.end()
                        ? "-"
                        : from.cells[static_cast<std::size_t>(found - published.columns.begin())];
                any = any || cell != "-";
                row.cells.push_back(cell);
            }
            if (any) table.rows.push_back(std::move(row));
        }
    }
}

std::vector<ScoreTable> reportTables(Reports reports, const ReportTableOptions& options) {
    const auto asIs = [](const std::string& name) { return name; };
    const Measured measured{reports, options.means};
    std::vector<ScoreTable> tables;
    if (options.dataSets && !options.means) tables.push_back(dataSetTable(reports));
    tables.push_back(
        yearTable("years-pearson", "Pearson's r x 100, mean of sets", measured, &StsAggregate::meanPearson));
    if (!options.means) tables.push_back(intervalTable(reports));
    tables.push_back(yearTable("years-spearman", "Spearman's rho x 100, mean of sets", measured,
                               &StsAggregate::meanSpearman));
    tables.push_back(yearTable("years-weighted", "Pearson's r x 100, weighted by pairs", measured,
                               &StsAggregate::weightedPearson));
    tables.push_back(yearTable("years-weighted-spearman", "Spearman's rho x 100, weighted by pairs", measured,
                               &StsAggregate::weightedSpearman));
    tables.push_back(yearTable("years-together-pearson", "Pearson's r x 100, a year's pairs together",
                               measured, &StsAggregate::allPearson));
    tables.push_back(yearTable("years-together", "Spearman's rho x 100, a year's pairs together", measured,
                               &StsAggregate::allSpearman));
    tables.push_back(setTable("sts-2017-pearson", "STS 2017, Pearson's r x 100", measured, "STS17",
                              &StsSetResult::pearson, trackColumn));
    tables.push_back(setTable("sts-2017-spearman", "STS 2017, Spearman's rho x 100", measured, "STS17",
                              &StsSetResult::spearman, trackColumn));
    tables.push_back(setTable("sts-benchmark", "STS Benchmark, Pearson's r x 100", measured, "STS Benchmark",
                              &StsSetResult::pearson, asIs));
    tables.push_back(setTable("sick", "SICK relatedness, Pearson's r x 100", measured, "SICK",
                              &StsSetResult::pearson, asIs));
    tables.push_back(setTable("splits", "Parts of STS 2012-2016, Pearson's r x 100", measured, kSplitSuite,
                              &StsSetResult::pearson, asIs));
    tables.push_back(setTable("words", "Word similarity, Spearman's rho x 100", measured, kWordSuite,
                              &StsSetResult::spearman, asIs));
    tables.push_back(tableOf("transfer",
                             "Transfer: accuracy x 100 (SICK-R, STS Benchmark: Pearson's r x 100)", measured,
                             transferScores));
    tables.push_back(
        tableOf("paraphrase-detection", "Paraphrase detection, accuracy x 100", measured, paraphraseScores));
    tables.push_back(tableOf("probing", "Probing, accuracy x 100", measured,
                             [&](const auto& report) { return mainScores(report, "Probing", asIs); }));
    tables.push_back(
        tableOf("retrieval-error", "Retrieval, error x 100, mean of both directions", measured,
                [](const auto& report) { return mainScores(report, "Retrieval", retrievalColumn); }));
    tables.push_back(tableOf("mining-f1", "Mining, F1 x 100 at the threshold of the training set", measured,
                             [](const auto& report) { return mainScores(report, "Mining", miningColumn); }));
    if (options.dataSets && options.means)
        tables.push_back(tableOf("data-sets", "Data sets, Pearson's r x 100", measured,
                                 [](const EvaluationReport& report) {
                                     Scores scores;
                                     for (const StsSetResult& set : report.sets)
                                         scores.emplace_back(set.suite + " " + set.name, set.pearson);
                                     return scores;
                                 }));
    std::erase_if(tables, [](const ScoreTable& table) { return table.rows.empty(); });
    if (options.published) std::ranges::for_each(tables, addPublishedRows);
    return tables;
}

}  // namespace paragram
