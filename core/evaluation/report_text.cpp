#include "core/evaluation/report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace paragram {
namespace {

std::string score(double value) {
    return std::isnan(value) ? "-" : fmt::format("{:.1f}", 100 * value);
}

nlohmann::json number(double value) {
    return std::isnan(value) ? nlohmann::json(nullptr) : nlohmann::json(value);
}

nlohmann::json aggregateJson(const StsAggregate& a) {
    return {{"name", a.name},
            {"sets", a.sets},
            {"mean_pearson", number(a.meanPearson)},
            {"mean_spearman", number(a.meanSpearman)},
            {"all_spearman", number(a.allSpearman)}};
}

std::size_t nameWidth(const EvaluationReport& report) {
    std::size_t width = 24;
    for (const StsSetResult& set : report.sets)
        width = std::max(width, set.suite.size() + set.name.size() + 1);
    return width;
}

}  // namespace

std::string reportTable(const EvaluationReport& report) {
    const std::size_t width = nameWidth(report);
    std::string text = fmt::format("{:<{}}  {:>6}  {:>8}  {:>13}  {:>8}\n", "Data set", width, "pairs",
                                   "Pearson", "95 % interval", "Spearman");
    for (const StsSetResult& set : report.sets) {
        text += fmt::format("{:<{}}  {:>6}  {:>8}  {:>13}  {:>8}\n", set.suite + " " + set.name, width,
                            set.pairs.size(), score(set.pearson),
                            score(set.pearsonLow) + " - " + score(set.pearsonHigh), score(set.spearman));
    }
    if (!report.years.empty()) {
        text += fmt::format("\n{:<{}}  {:>6}  {:>12}  {:>13}  {:>17}\n", "Year", width, "sets",
                            "mean Pearson", "mean Spearman", "Spearman of all");
        for (const auto& group : {report.years, report.overall}) {
            for (const StsAggregate& a : group) {
                text += fmt::format("{:<{}}  {:>6}  {:>12}  {:>13}  {:>17}\n", a.name, width, a.sets,
                                    score(a.meanPearson), score(a.meanSpearman), score(a.allSpearman));
            }
        }
    }
    for (const std::string& note : report.notes) text += "\n" + note;
    if (!report.notes.empty()) text += "\n";
    return text;
}

std::string reportCsv(const EvaluationReport& report) {
    std::string text =
        "model,suite,name,year,pairs,skipped,pearson,pearson_low,pearson_high,spearman,spearman_low,"
        "spearman_high\n";
    for (const StsSetResult& s : report.sets) {
        text += fmt::format("\"{}\",\"{}\",\"{}\",{},{},{},{:.6f},{:.6f},{:.6f},{:.6f},{:.6f},{:.6f}\n",
                            report.modelName, s.suite, s.name, s.year, s.pairs.size(), s.skipped, s.pearson,
                            s.pearsonLow, s.pearsonHigh, s.spearman, s.spearmanLow, s.spearmanHigh);
    }
    for (const auto& group : {report.years, report.overall}) {
        for (const StsAggregate& a : group) {
            text += fmt::format("\"{}\",aggregate,\"{}\",,,,{:.6f},,,{:.6f},,\n", report.modelName, a.name,
                                a.meanPearson, a.meanSpearman);
        }
    }
    return text;
}

std::string reportMarkdown(const EvaluationReport& report) {
    std::string text =
        fmt::format("# {}\n\n| Data set | Pairs | Pearson | 95 % | Spearman |\n|---|--:|--:|--:|--:|\n",
                    report.modelName);
    for (const StsSetResult& s : report.sets) {
        text += fmt::format("| {} {} | {} | {} | {}-{} | {} |\n", s.suite, s.name, s.pairs.size(),
                            score(s.pearson), score(s.pearsonLow), score(s.pearsonHigh), score(s.spearman));
    }
    if (!report.years.empty()) {
        text += "\n| Year | Sets | Mean Pearson | Mean Spearman | Spearman of all |\n|---|--:|--:|--:|--:|\n";
        for (const auto& group : {report.years, report.overall}) {
            for (const StsAggregate& a : group) {
                text += fmt::format("| {} | {} | {} | {} | {} |\n", a.name, a.sets, score(a.meanPearson),
                                    score(a.meanSpearman), score(a.allSpearman));
            }
        }
    }
    for (const std::string& note : report.notes) text += "\n" + note + "\n";
    return text;
}

std::string reportJson(const EvaluationReport& report) {
    nlohmann::json json{{"model", report.modelName}, {"notes", report.notes}};
    json["sets"] = json["years"] = json["overall"] = nlohmann::json::array();
    for (const StsSetResult& s : report.sets) {
        json["sets"].push_back({{"suite", s.suite},
                                {"name", s.name},
                                {"year", s.year},
                                {"pairs", s.pairs.size()},
                                {"skipped", s.skipped},
                                {"pearson", number(s.pearson)},
                                {"pearson_interval", {number(s.pearsonLow), number(s.pearsonHigh)}},
                                {"spearman", number(s.spearman)},
                                {"spearman_interval", {number(s.spearmanLow), number(s.spearmanHigh)}}});
    }
    for (const StsAggregate& a : report.years) json["years"].push_back(aggregateJson(a));
    for (const StsAggregate& a : report.overall) json["overall"].push_back(aggregateJson(a));
    return json.dump(2) + "\n";
}

}  // namespace paragram
