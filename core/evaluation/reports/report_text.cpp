#include "core/evaluation/reports/report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/measures/residuals.h"
#include "core/evaluation/sets/sts_reader.h"
#include "core/evaluation/sets/sts_splits.h"

#include "core/base/csv.h"

namespace paragram {
namespace {

using Reports = std::span<const EvaluationReport>;

nlohmann::json number(double value) {
    return std::isnan(value) ? nlohmann::json(nullptr) : nlohmann::json(value);
}

nlohmann::json aggregateJson(const StsAggregate& a) {
    return {{"name", a.name},
            {"sets", a.sets},
            {"pairs", a.pairs},
            {"mean_pearson", number(a.meanPearson)},
            {"mean_pearson_interval", {number(a.meanPearsonLow), number(a.meanPearsonHigh)}},
            {"mean_spearman", number(a.meanSpearman)},
            {"weighted_pearson", number(a.weightedPearson)},
            {"weighted_spearman", number(a.weightedSpearman)},
            {"all_pearson", number(a.allPearson)},
            {"all_spearman", number(a.allSpearman)}};
}

nlohmann::json setJson(const StsSetResult& s) {
    return {{"suite", s.suite},
            {"name", s.name},
            {"year", s.year},
            {"pairs", s.pairs.size()},
            {"skipped", s.skipped},
            {"pearson", number(s.pearson)},
            {"pearson_interval", {number(s.pearsonLow), number(s.pearsonHigh)}},
            {"spearman", number(s.spearman)},
            {"spearman_interval", {number(s.spearmanLow), number(s.spearmanHigh)}}};
}

nlohmann::json taskJson(const TaskResult& task) {
    nlohmann::json scores = nlohmann::json::object();
    for (const TaskScore& score : task.scores) scores[score.name] = number(score.value);
    return {{"suite", task.suite},
            {"name", task.name},
            {"protocol", task.protocol},
            {"count", task.count},
            {"scores", scores}};
}

nlohmann::json reportJson(const EvaluationReport& report) {
    nlohmann::json json{{"model", report.modelName}, {"notes", report.notes}};
    json["sets"] = json["years"] = json["overall"] = json["tasks"] = nlohmann::json::array();
    for (const StsSetResult& s : report.sets) json["sets"].push_back(setJson(s));
    for (const StsAggregate& a : report.years) json["years"].push_back(aggregateJson(a));
    for (const StsAggregate& a : report.overall) json["overall"].push_back(aggregateJson(a));
    for (const TaskResult& t : report.tasks) json["tasks"].push_back(taskJson(t));
    return json;
}

std::string csv(Reports reports) {
    std::string text = "model,suite,name,year,pairs,measure,value,low,high\n";
    for (const EvaluationReport& report : reports) {
        const auto line = [&](const std::string& suite, const std::string& name, const std::string& year,
                              std::size_t pairs, const std::string& measure, double value,
                              const std::string& interval = ",") {
            if (!std::isfinite(value)) return;
            text += fmt::format("{},{},{},{},{},{},{:.6f},{}\n", csvQuoted(report.modelName),
                                csvQuoted(suite), csvQuoted(name), year, pairs, measure, value, interval);
        };
        for (const StsSetResult& s : report.sets) {
            line(s.suite, s.name, s.year, s.pairs.size(), "pearson", s.pearson,
                 fmt::format("{:.6f},{:.6f}", s.pearsonLow, s.pearsonHigh));
            line(s.suite, s.name, s.year, s.pairs.size(), "spearman", s.spearman,
                 fmt::format("{:.6f},{:.6f}", s.spearmanLow, s.spearmanHigh));
        }
        for (const auto& group : {report.years, report.overall}) {
            for (const StsAggregate& a : group) {
                for (const auto& [measure, value] :
                     {std::pair("mean_pearson", a.meanPearson), std::pair("mean_spearman", a.meanSpearman),
                      std::pair("weighted_pearson", a.weightedPearson),
                      std::pair("weighted_spearman", a.weightedSpearman),
                      std::pair("all_pearson", a.allPearson), std::pair("all_spearman", a.allSpearman)})
                    line("aggregate", a.name, "", a.pairs, measure, value,
                         measure == std::string_view("mean_pearson")
                             ? fmt::format("{:.6f},{:.6f}", a.meanPearsonLow, a.meanPearsonHigh)
                             : ",");
            }
        }
        for (const TaskResult& task : report.tasks)
            for (const TaskScore& score : task.scores)
                line(task.suite, task.name, "", task.count, csvQuoted(score.name), score.value);
    }
    return text;
}

// Compares the first model with each other one on all pairs of STS 2012-2016 that both have.
std::string comparisons(Reports reports) {
    std::string text;
    for (std::size_t other = 1; other < reports.size(); ++other) {
        std::vector<double> a, c, gold;
        for (const StsSetResult& set : reports[0].sets) {
            const auto same =
                std::ranges::find_if(reports[other].sets, [&set](const StsSetResult& candidate) {
                    return candidate.suite == set.suite && candidate.name == set.name &&
                           candidate.pairs.size() == set.pairs.size();
                });
            if (set.year < "2012" || set.year > "2016" || same == reports[other].sets.end()) continue;
            for (std::size_t i = 0; i < set.pairs.size(); ++i) {
                a.push_back(set.pairs[i].cosine);
                c.push_back(same->pairs[i].cosine);
                gold.push_back(set.pairs[i].gold);
            }
        }
        if (a.empty()) continue;
        const PairedTest test = pairedBootstrap(a, c, gold);
        text += fmt::format(
            "{} and {} on {} pairs of STS 2012-2016 together: Pearson's r x 100 differs by {:+.1f}, p "
            "{}{:.3f} "
            "(paired bootstrap).\n",
            reports[0].modelName, reports[other].modelName, a.size(), 100 * test.difference,
            test.chance < 0.003 ? "< " : "= ", std::max(test.chance, 0.003));
    }
    return text;
}

std::string notes(Reports reports) {
    std::vector<std::string> all;
    for (const EvaluationReport& report : reports)
        for (const std::string& note : report.notes)
            if (std::ranges::find(all, note) == all.end()) all.push_back(note);
    std::string text = comparisons(reports);
    for (const std::string& note : all) text += note + '\n';
    return text;
}

}  // namespace

std::optional<ReportFormat> reportFormat(const std::string& ending) {
    if (ending == ".txt") return ReportFormat::text;
    if (ending == ".csv") return ReportFormat::csv;
    if (ending == ".md") return ReportFormat::markdown;
    if (ending == ".tex") return ReportFormat::latex;
    if (ending == ".json") return ReportFormat::json;
    return std::nullopt;
}

std::string reportsAs(ReportFormat format, Reports reports, const ReportTableOptions& options) {
    if (format == ReportFormat::csv) return csv(reports);
    if (format == ReportFormat::json) {
        nlohmann::json all = nlohmann::json::array();
        for (const EvaluationReport& report : reports) all.push_back(reportJson(report));
        return all.dump(2) + "\n";
    }
    std::string text;
    for (const ScoreTable& table : reportTables(reports, options)) {
        text += format == ReportFormat::text       ? tableText(table)
                : format == ReportFormat::markdown ? tableMarkdown(table)
                                                   : tableLatex(table);
        text += '\n';
    }
    if (format == ReportFormat::latex) return text;
    return text + notes(reports);
}

std::string whyText(const EvaluationReport& report, std::size_t mostPairs) {
    std::vector<const StsSetResult*> sets;
    struct Residual {
        const StsSetResult* set;
        const StsPairResult* pair;
        double error;
    };
    std::vector<Residual> residuals;
    for (const StsSetResult& set : report.sets) {
        if (set.suite == kSplitSuite || set.suite == kWordSuite) continue;
        sets.push_back(&set);
        const GradeLine line = gradeLine(set.pairs);
        for (const StsPairResult& pair : set.pairs) residuals.push_back({&set, &pair, line.error(pair)});
    }
    std::string text = fmt::format("Analysis of {}\n", report.modelName);
    for (const auto& [title, by] : {std::pair("words per sentence", PairQuality::length),
                                    std::pair("word overlap", PairQuality::wordOverlap),
                                    std::pair("symmetric word error rate", PairQuality::wordErrorRate),
                                    std::pair("languages", PairQuality::language)}) {
        ScoreTable table{
            "", fmt::format("Errors by {}", title), {"", "pairs", "error", "size", "Pearson"}, {}};
        for (const ErrorGroup& group : errorGroups(sets, by))
            table.rows.push_back(
                {{group.name, std::to_string(group.pairs), fmt::format("{:+.3f}", group.meanError),
                  fmt::format("{:.3f}", group.meanAbsolute), fmt::format("{:.1f}", 100 * group.pearson)},
                 false});
        text += '\n' + tableText(table);
    }
    std::ranges::stable_sort(residuals, std::greater<>(),
                             [](const Residual& r) { return std::abs(r.error); });
    text += "\nLargest errors (error, gold score, cosine, data set, sentences)\n";
    for (std::size_t i = 0; i < std::min(mostPairs, residuals.size()); ++i) {
        const Residual& r = residuals[i];
        text += fmt::format("{:+.2f}  {:.1f}  {:.2f}  {} {}\n    {}\n    {}\n", r.error, r.pair->gold,
                            r.pair->cosine, r.set->suite, r.set->name, r.pair->first, r.pair->second);
    }
    return text;
}

std::string pairsAsTsv(Reports reports) {
    std::string text = "model\tsuite\tset\tgold\tcosine\tfirst\tsecond\n";
    for (const EvaluationReport& report : reports)
        for (const StsSetResult& set : report.sets)
            for (const StsPairResult& pair : set.pairs)
                text += fmt::format("{}\t{}\t{}\t{}\t{:.6f}\t{}\t{}\n", report.modelName, set.suite, set.name,
                                    pair.gold, pair.cosine, pair.first, pair.second);
    return text;
}

}  // namespace paragram
