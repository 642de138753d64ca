#include "core/evaluation/measures/residuals.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/measures/sts.h"
#include "core/evaluation/measures/text_similarity.h"
#include "core/evaluation/sets/word_error_rate.h"
#include "core/text/language_names.h"

namespace paragram {
namespace {

constexpr std::size_t kFifths = 5;

struct Judged {
    const StsPairResult* pair;
    double error;
    double quality = 0;
};

double qualityOf(const StsPairResult& pair, PairQuality by, WordSplitter& splitter) {
    if (by == PairQuality::wordOverlap) return wordOverlap(pair.first, pair.second);
    if (by == PairQuality::wordErrorRate) return symmetricWordErrorRate(pair.first, pair.second, splitter);
    std::vector<std::string_view> words;
    splitter.split(pair.first, words);
    const std::size_t first = words.size();
    splitter.split(pair.second, words);
    return static_cast<double>(first + words.size()) / 2;
}

ErrorGroup groupOf(std::span<const Judged> judged, const std::string& name) {
    ErrorGroup group{name, judged.size(), 0, 0, 0};
    std::vector<double> gold, cosine;
    const auto count = static_cast<double>(std::max<std::size_t>(judged.size(), 1));
    for (const Judged& one : judged) {
        group.meanError += one.error / count;
        group.meanAbsolute += std::abs(one.error) / count;
        gold.push_back(one.pair->gold);
        cosine.push_back(one.pair->cosine);
    }
    group.pearson = pearson(cosine, gold);
    return group;
}

}  // namespace

GradeLine gradeLine(std::span<const StsPairResult> pairs) {
    double gold = 0, cosine = 0, covariance = 0, variance = 0;
    const auto count = static_cast<double>(std::max<std::size_t>(1, pairs.size()));
    for (const StsPairResult& pair : pairs) {
        gold += pair.gold / count;
        cosine += pair.cosine / count;
    }
    for (const StsPairResult& pair : pairs) {
        covariance += (pair.gold - gold) * (pair.cosine - cosine);
        variance += (pair.gold - gold) * (pair.gold - gold);
    }
    const double slope = variance > 0 ? covariance / variance : 0;
    return {cosine - slope * gold, slope};
}

std::vector<CalibrationPoint> calibration(std::span<const StsPairResult> pairs, std::size_t points) {
    std::vector<const StsPairResult*> order;
    for (const StsPairResult& pair : pairs) order.push_back(&pair);
    std::ranges::stable_sort(order, {}, [](const StsPairResult* pair) { return pair->cosine; });
    points = std::min(points, order.size());
    std::vector<CalibrationPoint> curve;
    for (std::size_t p = 0; p < points; ++p) {
        CalibrationPoint point;
        for (std::size_t i = p * order.size() / points; i < (p + 1) * order.size() / points; ++i) {
            ++point.pairs;
            point.cosine += order[i]->cosine;
            point.gold += order[i]->gold;
        }
        point.cosine /= static_cast<double>(point.pairs);
        point.gold /= static_cast<double>(point.pairs);
        curve.push_back(point);
    }
    return curve;
}

std::vector<ErrorGroup> errorGroups(std::span<const StsSetResult* const> sets, PairQuality by) {
    std::vector<Judged> all;
    std::map<std::string, std::vector<Judged>> byLanguage;
    WordSplitter splitter;
    for (const StsSetResult* set : sets) {
        const GradeLine line = gradeLine(set->pairs);
        const auto [first, second] = languagesOf(set->name);
        for (const StsPairResult& pair : set->pairs) {
            if (by == PairQuality::language)
                byLanguage[first.empty() ? "unnamed" : first + "-" + second].push_back(
                    {&pair, line.error(pair)});
            else
                all.push_back({&pair, line.error(pair), qualityOf(pair, by, splitter)});
        }
    }
    std::vector<ErrorGroup> groups;
    for (const auto& [name, judged] : byLanguage) groups.push_back(groupOf(judged, name));
    std::ranges::stable_sort(all, {}, &Judged::quality);
    const std::size_t parts = std::min(kFifths, all.size());
    for (std::size_t p = 0; p < parts; ++p) {
        const std::size_t first = p * all.size() / parts, last = (p + 1) * all.size() / parts;
        const int digits = by == PairQuality::length ? 1 : 2;
        groups.push_back(groupOf(
            std::span(all).subspan(first, last - first),
            fmt::format("{:.{}f} to {:.{}f}", all[first].quality, digits, all[last - 1].quality, digits)));
    }
    return groups;
}

}  // namespace paragram
