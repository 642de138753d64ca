#include "core/tasks/filtering/judgement_text.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/text/text_table.h"

namespace paragram {
namespace {

std::string number(double value, int decimals) {
    return std::isnan(value) ? "-" : fmt::format("{:.{}f}", value, decimals);
}

// Mean, and the share of each grade.
void addGrades(std::vector<std::string>& cells, const GradeCounts& grades) {
    cells.push_back(number(grades.mean(), 2));
    for (const std::int64_t count : grades.counts)
        cells.push_back(grades.all() == 0 ? "-"
                                          : fmt::format("{:.0f} %", 100.0 * static_cast<double>(count) /
                                                                        static_cast<double>(grades.all())));
}

std::vector<std::string> cellsOf(const std::string& name, const JudgedPart& part) {
    std::vector<std::string> cells{name, std::to_string(part.pairs), fmt::format("{:.2f}", part.meanOverlap)};
    for (const GradeCounts& grades : part.grades) addGrades(cells, grades);
    return cells;
}

nlohmann::json jsonOf(const JudgedPart& part) {
    nlohmann::json out{{"part", part.part},
                       {"pairs", part.pairs},
                       {"lowest", part.lowest},
                       {"highest", part.highest},
                       {"trigram_overlap", part.meanOverlap}};
    const char* const names[]{"paraphrase", "fluency"};
    for (std::size_t i = 0; i < part.grades.size(); ++i) {
        out[names[i]]["counts"] = part.grades[i].counts;
        if (part.grades[i].all() > 0) out[names[i]]["mean"] = part.grades[i].mean();
    }
    return out;
}

}  // namespace

std::string judgementTable(const JudgementSummary& summary) {
    TextTable table("lrrrrrrrrrrrr");
    table.add({"", "", "", "paraphrase", "", "", "", "", "fluency"});
    table.add({"part", "pairs", "overlap", "mean", "0", "1", "2", "3", "mean", "0", "1", "2", "3"});
    for (const JudgedPart& part : summary.parts)
        if (part.part > 0)
            table.add(
                cellsOf(fmt::format("{}: {:.3g} to {:.3g}", part.part, part.lowest, part.highest), part));
    table.add(cellsOf("all", summary.all));
    std::string text = table.text();
    const char* const names[]{"paraphrase", "fluency"};
    for (std::size_t i = 0; i < summary.agreement.size(); ++i) {
        const auto& agreement = summary.agreement[i];
        if (!agreement) continue;
        text += fmt::format(
            "{}: both judges graded {} pairs; the same grade {} %, weighted kappa {}, Pearson's r {}\n",
            names[i], agreement->items, number(100 * agreement->same, 0), number(agreement->weightedKappa, 2),
            number(agreement->pearson, 2));
    }
    return text;
}

std::string judgementJson(const JudgementSummary& summary) {
    nlohmann::json out{{"all", jsonOf(summary.all)}};
    for (const JudgedPart& part : summary.parts)
        if (part.part > 0) out["parts"].push_back(jsonOf(part));
    const char* const names[]{"paraphrase", "fluency"};
    for (std::size_t i = 0; i < summary.agreement.size(); ++i) {
        const auto& agreement = summary.agreement[i];
        if (!agreement || agreement->items == 0) continue;
        nlohmann::json& one = out["agreement"][names[i]];
        one = {{"pairs", agreement->items}, {"same", agreement->same}, {"pearson", agreement->pearson}};
        if (!std::isnan(agreement->weightedKappa)) one["weighted_kappa"] = agreement->weightedKappa;
    }
    return out.dump(2) + '\n';
}

}  // namespace paragram
