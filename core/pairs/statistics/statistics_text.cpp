#include "core/pairs/statistics/statistics_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <span>

#include "core/base/csv.h"
#include "core/base/number_text.h"
#include "core/text/text_table.h"

namespace paragram {
namespace {

using nlohmann::json;

json sideJson(const SideStatistics& s) {
    json out{{"mean_length", s.meanLength},
             {"length_deviation", s.lengthDeviation},
             {"mean_idf", s.meanIdf},
             {"entropy_bits", s.entropy},
             {"types", s.types},
             {"tokens", s.tokens},
             {"distinct_sentences", s.distinct},
             {"length_counts", s.lengthCounts}};
    if (!std::isnan(s.trigramEntropy)) out["trigram_entropy_bits"] = s.trigramEntropy;
    for (const auto& point : s.growth) out["growth"].push_back({point.tokens, point.types});
    for (const auto& [code, count] : s.languages) out["languages"][code.empty() ? "unsure" : code] = count;
    return out;
}

json setJson(const PairStatistics& s) {
    json out{{"pairs", s.pairs},
             {"source", sideJson(s.source)},
             {"target", sideJson(s.target)},
             {"trigram_overlap", s.meanOverlap},
             {"trigram_overlap_counts", s.overlapCounts}};
    if (!std::isnan(s.meanScore)) out["mean_score"] = s.meanScore;
    if (!std::isnan(s.meanParaphrase)) {
        out["mean_paraphrase_score"] = s.meanParaphrase;
        out["paraphrase_score_counts"] = s.paraphraseCounts;
    }
    if (!std::isnan(s.pieceOverlap)) out["piece_overlap"] = s.pieceOverlap;
    return out;
}

struct Row {
    const char* name;
    double source, target;  // target NaN: the value of the pair
    int decimals;
};

std::vector<Row> rowsOf(const PairStatistics& s, ScoreKind scores) {
    const double none = std::nan("");
    std::vector<Row> rows{
        {"words per sentence", s.source.meanLength, s.target.meanLength, 2},
        {"standard deviation", s.source.lengthDeviation, s.target.lengthDeviation, 2},
        {"mean IDF", s.source.meanIdf, s.target.meanIdf, 2},
        {"entropy, bits", s.source.entropy, s.target.entropy, 2},
        {"different words", static_cast<double>(s.source.types), static_cast<double>(s.target.types), 0},
        {"words", static_cast<double>(s.source.tokens), static_cast<double>(s.target.tokens), 0},
        {"different sentences", static_cast<double>(s.source.distinct),
         static_cast<double>(s.target.distinct), 0},
        {"trigram overlap", s.meanOverlap, none, 3}};
    if (!std::isnan(s.source.trigramEntropy))
        rows.insert(rows.begin() + 4,
                    {"trigram entropy, bits", s.source.trigramEntropy, s.target.trigramEntropy, 2});
    if (!std::isnan(s.meanScore))
        rows.push_back({scores == ScoreKind::translation ? "mean translation score" : "mean given score",
                        s.meanScore, none, 3});
    if (!std::isnan(s.meanParaphrase)) rows.push_back({"mean paraphrase score", s.meanParaphrase, none, 3});
    if (!std::isnan(s.pieceOverlap)) rows.push_back({"piece overlap", s.pieceOverlap, none, 3});
    return rows;
}

std::string cell(double value, int decimals) {
    return decimals == 0 ? groupedNumber(value) : fmt::format("{:.{}f}", value, decimals);
}

// What each stage leaves, one line per stage.
std::string stageTable(const StatisticsSummary& summary) {
    TextTable table("rrrrrrrl");
    table.add({"pairs", "words", "words", "entropy", "entropy", "IDF", "overlap", "after"});
    for (const StageStatistics& stage : summary.stages) {
        const PairStatistics& s = stage.statistics;
        table.add({groupedNumber(s.pairs), cell(s.source.meanLength, 2), cell(s.target.meanLength, 2),
                   cell(s.source.entropy, 2), cell(s.target.entropy, 2), cell(s.source.meanIdf, 2),
                   cell(s.meanOverlap, 3), stage.name});
    }
    return '\n' + table.text();
}

std::string languageTable(const PairStatistics& s) {
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> counts;
    for (const auto& [code, n] : s.source.languages) counts[code].first = n;
    for (const auto& [code, n] : s.target.languages) counts[code].second = n;
    std::vector<std::pair<std::string, std::pair<std::int64_t, std::int64_t>>> rows(counts.begin(),
                                                                                    counts.end());
    std::ranges::stable_sort(rows, [](const auto& a, const auto& b) {
        return a.second.first + a.second.second > b.second.first + b.second.second;
    });
    const double all = std::max<double>(1, static_cast<double>(s.pairs));
    const auto share = [all](std::int64_t n) { return cell(100 * static_cast<double>(n) / all, 2) + " %"; };
    TextTable table("lrr");
    constexpr std::size_t kShown = 12;
    for (const auto& [code, n] : std::span(rows).first(std::min(kShown, rows.size())))
        table.add({code.empty() ? "unsure" : code, share(n.first), share(n.second)});
    if (rows.size() > kShown)
        table.addNote(fmt::format("and {} more, see --json", groupedNumber(rows.size() - kShown)));
    return "\nlanguage found\n" + table.text();
}

constexpr std::size_t kTemplatesShown = 10;

std::string parseTable(const ParseStatistics& parses) {
    std::string text =
        fmt::format("\nparses in {}: {} with {} different templates, entropy {:.2f} bits\n", parses.name,
                    groupedNumber(parses.parses), groupedNumber(parses.templates.size()), parses.entropy);
    TextTable table("rl");
    for (const auto& [name, count] :
         std::span(parses.templates).first(std::min(kTemplatesShown, parses.templates.size())))
        table.add(
            {cell(100 * static_cast<double>(count) / static_cast<double>(parses.parses), 2) + " %", name});
    return text + table.text();
}

}  // namespace

std::string statisticsJson(const StatisticsSummary& summary) {
    json out = setJson(summary.stages.front().statistics);
    out["source_language"] = summary.info.sourceLanguage;
    out["target_language"] = summary.info.targetLanguage;
    if (summary.info.scoreKind == ScoreKind::translation) out["score_kind"] = "translation";
    if (summary.stages.size() > 1) {
        for (const StageStatistics& stage : summary.stages) {
            json one = setJson(stage.statistics);
            one["stage"] = stage.name;
            out["stages"].push_back(std::move(one));
        }
    }
    for (const ParseStatistics& parses : summary.parses)
        out["parses"].push_back({{"file", parses.name},
                                 {"parses", parses.parses},
                                 {"entropy_bits", parses.entropy},
                                 {"templates", parses.templates}});
    return out.dump(2) + "\n";
}

std::string statisticsCsv(const StatisticsSummary& summary) {
    std::string out = "stage,number,source,target\n";
    for (const StageStatistics& stage : summary.stages) {
        const std::string name = csvQuoted(stage.name);
        const PairStatistics& s = stage.statistics;
        out += fmt::format("{},pairs,{},\n", name, s.pairs);
        for (const Row& row : rowsOf(s, summary.info.scoreKind))
            out += fmt::format("{},{},{:.10g},{}\n", name, csvQuoted(row.name), row.source,
                               std::isnan(row.target) ? "" : fmt::format("{:.10g}", row.target));
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> languages;
        for (const auto& [code, n] : s.source.languages) languages[code].first = n;
        for (const auto& [code, n] : s.target.languages) languages[code].second = n;
        for (const auto& [code, n] : languages)
            out += fmt::format("{},language {},{},{}\n", name, code.empty() ? "unsure" : code, n.first,
                               n.second);
    }
    for (const ParseStatistics& parses : summary.parses)
        out += fmt::format("{0},parses,{1},\n{0},\"parse entropy, bits\",{2:.10g},\n", csvQuoted(parses.name),
                           parses.parses, parses.entropy);
    return out;
}

std::string statisticsTable(const StatisticsSummary& summary) {
    const PairStatistics& s = summary.stages.front().statistics;
    const PairStoreInfo& info = summary.info;
    TextTable sides("lrr");
    sides.add({"", info.sourceLanguage.empty() ? "source" : info.sourceLanguage,
               info.targetLanguage.empty() ? "target" : info.targetLanguage});
    std::string ofPairs;
    for (const Row& row : rowsOf(s, info.scoreKind)) {
        const std::string source = cell(row.source, row.decimals);
        if (std::isnan(row.target))
            ofPairs += fmt::format("{} {}\n", row.name, source);
        else
            sides.add({row.name, source, cell(row.target, row.decimals)});
    }
    std::string out = fmt::format("{} pairs\n\n{}\n{}", groupedNumber(s.pairs), sides.text(), ofPairs);
    if (!s.source.languages.empty()) out += languageTable(s);
    if (summary.stages.size() > 1) out += stageTable(summary);
    for (const ParseStatistics& parses : summary.parses) out += parseTable(parses);
    return out;
}

}  // namespace paragram
