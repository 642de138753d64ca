#include "core/evaluation/sts.h"

#include <fmt/format.h>

#include <limits>
#include <map>
#include <regex>
#include <utility>

#include "core/evaluation/correlation.h"

namespace paragram {
namespace {

std::vector<double> golds(const StsSetResult& set) {
    std::vector<double> values;
    for (const StsPair& pair : set.pairs) values.push_back(pair.gold);
    return values;
}

std::vector<double> cosines(const StsSetResult& set) {
    std::vector<double> values;
    for (const StsPair& pair : set.pairs) values.push_back(pair.cosine);
    return values;
}

bool isSmt2013(const StsSetResult& set) {
    return set.year == "2013" && set.name == "SMT";
}

bool countsForYears(const std::string& year) {
    return year >= "2012" && year <= "2016";
}

// "track4a.es-en" says that the first sentences are Spanish and the second English; both empty where a name
// says nothing.
std::pair<std::string, std::string> languagesOf(const std::string& name) {
    static const std::regex ending(R"(.*\b([a-z]{2,3})-([a-z]{2,3}))");
    std::smatch match;
    if (!std::regex_match(name, match, ending)) return {};
    return {match[1], match[2]};
}

StsAggregate yearAggregate(const std::string& year, const std::vector<const StsSetResult*>& sets) {
    StsAggregate sum;
    sum.name = year;
    sum.sets = sets.size();
    std::vector<double> allGold, allCosine;
    for (const StsSetResult* set : sets) {
        sum.meanPearson += set->pearson / static_cast<double>(sets.size());
        sum.meanSpearman += set->spearman / static_cast<double>(sets.size());
        if (isSmt2013(*set)) continue;
        const auto gold = golds(*set), cosine = cosines(*set);
        allGold.insert(allGold.end(), gold.begin(), gold.end());
        allCosine.insert(allCosine.end(), cosine.begin(), cosine.end());
    }
    sum.allSpearman = spearman(allCosine, allGold);
    return sum;
}

}  // namespace

void evaluateSets(const Model& model, std::vector<StsSetResult>& sets, bool withIntervals, Workers& workers) {
    for (StsSetResult& set : sets) {
        std::vector<std::string> firsts, seconds;
        for (const StsPair& pair : set.pairs) {
            firsts.push_back(pair.first);
            seconds.push_back(pair.second);
        }
        const auto [firstLanguage, secondLanguage] = languagesOf(set.name);
        const Matrix first = model.embed(firsts, workers, model.side(firstLanguage));
        const Matrix second = model.embed(seconds, workers, model.side(secondLanguage));
        for (std::size_t i = 0; i < set.pairs.size(); ++i) {
            set.pairs[i].cosine = cosine(first.row(i), second.row(i));
        }
    }
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
        report.notes.push_back(fmt::format("{} pairs without a gold score were left out.", skipped));
    if (byYear.empty()) return;
    StsAggregate sets{"mean of sets", 0, 0, 0, std::numeric_limits<double>::quiet_NaN()};
    StsAggregate years{"mean of years", 0, 0, 0, 0};
    bool smt = false;
    for (const auto& [year, members] : byYear) {
        report.years.push_back(yearAggregate(year, members));
        for (const StsSetResult* set : members) {
            sets.meanPearson += set->pearson;
            sets.meanSpearman += set->spearman;
            ++sets.sets;
            smt = smt || isSmt2013(*set);
        }
    }
    sets.meanPearson /= static_cast<double>(sets.sets);
    sets.meanSpearman /= static_cast<double>(sets.sets);
    for (const StsAggregate& year : report.years) {
        const auto count = static_cast<double>(report.years.size());
        years.sets += year.sets;
        years.meanPearson += year.meanPearson / count;
        years.meanSpearman += year.meanSpearman / count;
        years.allSpearman += year.allSpearman / count;
    }
    report.overall = {sets, years};
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
