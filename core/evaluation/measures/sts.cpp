#include "core/evaluation/measures/sts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/number_text.h"
#include "core/evaluation/measures/correlation.h"
#include "core/text/language_names.h"

namespace paragram {
namespace {

std::vector<double> golds(const StsSetResult& set) {
    std::vector<double> values;
    for (const StsPairResult& pair : set.pairs) values.push_back(pair.gold);
    return values;
}

std::vector<double> cosines(const StsSetResult& set) {
    std::vector<double> values;
    for (const StsPairResult& pair : set.pairs) values.push_back(pair.cosine);
    return values;
}

bool isSmt2013(const StsSetResult& set) {
    return set.year == "2013" && set.name == "SMT";
}

bool countsForYears(const std::string& year) {
    return year >= "2012" && year <= "2016";
}

StsAggregate aggregate(const std::string& name, const std::vector<const StsSetResult*>& sets) {
    StsAggregate sum;
    sum.name = name;
    sum.sets = sets.size();
    std::vector<double> allGold, allCosine;
    for (const StsSetResult* set : sets) {
        const auto count = static_cast<double>(set->pairs.size());
        sum.pairs += set->pairs.size();
        sum.meanPearson += set->pearson;
        sum.meanSpearman += set->spearman;
        sum.weightedPearson += count * set->pearson;
        sum.weightedSpearman += count * set->spearman;
        if (isSmt2013(*set)) continue;
        const auto gold = golds(*set), cosine = cosines(*set);
        allGold.insert(allGold.end(), gold.begin(), gold.end());
        allCosine.insert(allCosine.end(), cosine.begin(), cosine.end());
    }
    for (double* mean : {&sum.meanPearson, &sum.meanSpearman}) *mean /= static_cast<double>(sets.size());
    for (double* mean : {&sum.weightedPearson, &sum.weightedSpearman})
        *mean /= static_cast<double>(std::max<std::size_t>(sum.pairs, 1));
    sum.allPearson = pearson(allCosine, allGold);
    sum.allSpearman = spearman(allCosine, allGold);
    return sum;
}

constexpr double StsAggregate::*kMeasures[] = {
    &StsAggregate::meanPearson,      &StsAggregate::meanSpearman, &StsAggregate::weightedPearson,
    &StsAggregate::weightedSpearman, &StsAggregate::allPearson,   &StsAggregate::allSpearman};

// The mean over the data sets in every resample; empty if one has none.
std::vector<double> resampledMean(const std::vector<const StsSetResult*>& sets) {
    std::vector<double> means(sets.front()->resampledPearson.size());
    for (const StsSetResult* set : sets) {
        if (set->resampledPearson.size() != means.size()) return {};
        for (std::size_t r = 0; r < means.size(); ++r)
            means[r] += set->resampledPearson[r] / static_cast<double>(sets.size());
    }
    return means;
}

void setInterval(StsAggregate& aggregate, const std::vector<double>& means) {
    const Interval interval = percentiles(means);
    aggregate.meanPearsonLow = interval.low;
    aggregate.meanPearsonHigh = interval.high;
}

StsAggregate meanOfYears(const std::vector<StsAggregate>& years) {
    StsAggregate mean;
    mean.name = "mean of years";
    for (const StsAggregate& year : years) {
        mean.sets += year.sets;
        mean.pairs += year.pairs;
        for (const auto measure : kMeasures)
            mean.*measure += year.*measure / static_cast<double>(years.size());
    }
    return mean;
}

}  // namespace

std::vector<StsSetResult> evaluateSets(const Model& model, const std::vector<StsSet>& sets,
                                       bool withIntervals, Workers& workers) {
    std::vector<StsSetResult> results(sets.begin(), sets.end());
    TextEncoder encoder(model);
    scoreSets(model, encoder, results, workers);
    correlateSets(results, withIntervals, workers);
    return results;
}

void scoreSets(const Model& model, TextEncoder& encoder, std::vector<StsSetResult>& sets, Workers& workers) {
    Matrix first, second;
    for (StsSetResult& set : sets) {
        std::vector<std::string_view> firsts, seconds;
        for (const StsPairResult& pair : set.pairs) {
            firsts.push_back(pair.first);
            seconds.push_back(pair.second);
        }
        const auto [firstLanguage, secondLanguage] = languagesOf(set.name);
        encoder.encode(firsts, model.side(firstLanguage), false, workers, first);
        encoder.encode(seconds, model.side(secondLanguage), false, workers, second);
        for (std::size_t i = 0; i < set.pairs.size(); ++i)
            set.pairs[i].cosine = cosine(first.row(i), second.row(i));
    }
}

void scoreSets(const std::function<double(std::string_view, std::string_view)>& similarity,
               std::vector<StsSetResult>& sets, Workers& workers) {
    for (StsSetResult& set : sets) {
        workers.forRanges(set.pairs.size(), 32, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                set.pairs[i].cosine = similarity(set.pairs[i].first, set.pairs[i].second);
        });
    }
}

void correlateSets(std::vector<StsSetResult>& sets, bool withIntervals, Workers& workers) {
    workers.forEach(sets.size(), [&](std::size_t i, int) {
        StsSetResult& set = sets[i];
        const auto gold = golds(set), cosine = cosines(set);
        set.pearson = pearson(cosine, gold);
        set.spearman = spearman(cosine, gold);
        if (!withIntervals) return;
        const BootstrapIntervals intervals = bootstrapIntervals(cosine, gold);
        set.pearsonLow = intervals.pearson.low;
        set.pearsonHigh = intervals.pearson.high;
        set.spearmanLow = intervals.spearman.low;
        set.spearmanHigh = intervals.spearman.high;
        set.resampledPearson = intervals.pearsons;
    });
}

void addAggregates(EvaluationReport& report) {
    std::map<std::string, std::vector<const StsSetResult*>> byYear;
    std::size_t skipped = 0;
    for (const StsSetResult& set : report.sets) {
        if (countsForYears(set.year)) byYear[set.year].push_back(&set);
        skipped += set.skipped;
    }
    if (skipped > 0)
        report.notes.push_back(fmt::format("{} without a gold score skipped.",
                                           countOf(static_cast<std::int64_t>(skipped), "pair")));
    if (byYear.empty()) return;
    std::vector<const StsSetResult*> all;
    bool smt = false;
    std::vector<double> yearMeans;  // the mean of the years in every resample
    for (const auto& [year, members] : byYear) {
        report.years.push_back(aggregate(year, members));
        const std::vector<double> means = resampledMean(members);
        setInterval(report.years.back(), means);
        yearMeans.resize(means.size());
        for (std::size_t r = 0; r < means.size(); ++r)
            yearMeans[r] += means[r] / static_cast<double>(byYear.size());
        all.insert(all.end(), members.begin(), members.end());
        smt = smt || std::ranges::any_of(members, [](const auto* set) { return isSmt2013(*set); });
    }
    report.overall = {aggregate("mean of sets", all), meanOfYears(report.years)};
    setInterval(report.overall[0], resampledMean(all));
    setInterval(report.overall[1], yearMeans);
    if (byYear.contains("2013")) {
        report.notes.push_back(
            smt ? "2013 SMT is present: it counts in the means over sets, not in the concatenated "
                  "Spearman."
                : "2013 SMT (licensed by the LDC) is absent; the mean of 2013 is over the other sets.");
    }
    for (const char* year : {"2012", "2013", "2014", "2015", "2016"}) {
        if (!byYear.contains(year)) report.notes.push_back(fmt::format("STS {} is absent.", year));
    }
}

}  // namespace paragram
