#include "core/evaluation/sets/sts_splits.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/evaluation/sets/word_error_rate.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

struct Rated {
    const StsPair* pair;
    double errorRate;  // symmetric word error rate
};

std::vector<Rated> uniquePairs(const std::vector<StsSet>& sets) {
    std::vector<Rated> pairs;
    std::set<std::pair<std::string_view, std::string_view>> seen;
    for (const StsSet& set : sets) {
        if (set.year < "2012" || set.year > "2016") continue;
        for (const StsPair& pair : set.pairs)
            if (seen.insert({pair.first, pair.second}).second) pairs.push_back({&pair, 0});
    }
    return pairs;
}

struct Split {
    const char* name;
    bool high;     // the pairs with the highest word error rate, or the lowest
    double share;  // of all pairs
    double goldFrom, goldTo;
};

constexpr Split kSplits[] = {
    {"Hard+", true, 0.2, 4, 5},
    {"Hard-", false, 0.2, 0, 1},
    {"lowest 20 % SWER, gold 0-2", false, 0.2, 0, 2},
    {"lowest 10 % SWER, gold 0-1", false, 0.1, 0, 1},
    {"highest 20 % SWER, gold 3-5", true, 0.2, 3, 5},
    {"highest 10 % SWER, gold 4-5", true, 0.1, 4, 5},
    {"highest 20 % SWER, gold 0-2", true, 0.2, 0, 2},
    {"lowest 20 % SWER, gold 3-5", false, 0.2, 3, 5},
};

}  // namespace

bool hasNegation(std::string_view sentence) {
    const std::string lower = lowerCase(sentence);
    for (const std::string_view apostrophe : {"'t", "\u2019t"}) {
        for (std::size_t at = lower.find(apostrophe); at != std::string::npos;
             at = lower.find(apostrophe, at + 1)) {
            const std::size_t end = at + apostrophe.size();
            if (end == lower.size() || !std::isalnum(static_cast<unsigned char>(lower[end]))) return true;
        }
    }
    thread_local WordSplitter splitter;
    std::vector<std::string_view> words;
    splitter.split(lower, words);
    return std::ranges::find(words, "not") != words.end();
}

std::vector<StsSet> stsSplits(const std::vector<StsSet>& sets, Workers& workers, const JobContext& job) {
    std::vector<Rated> pairs = uniquePairs(sets);
    if (pairs.empty()) return {};
    workers.forRanges(pairs.size(), 64, [&](std::size_t first, std::size_t last) {
        WordSplitter splitter;
        for (std::size_t i = first; i < last && !job.stop.stop_requested(); ++i)
            pairs[i].errorRate =
                symmetricWordErrorRate(pairs[i].pair->first, pairs[i].pair->second, splitter);
    });
    if (job.stop.stop_requested()) return {};
    std::vector<StsSet> splits;
    const auto add = [&splits](const std::string& name) -> StsSet& {
        StsSet split;
        split.suite = kSplitSuite;
        split.name = name;
        return splits.emplace_back(std::move(split));
    };
    StsSet& all = add("all");
    for (const Rated& rated : pairs) all.pairs.push_back(*rated.pair);
    StsSet& negation = add("negation");
    for (const Rated& rated : pairs)
        if (hasNegation(rated.pair->first) != hasNegation(rated.pair->second))
            negation.pairs.push_back(*rated.pair);
    std::ranges::stable_sort(pairs, {}, &Rated::errorRate);
    for (const Split& split : kSplits) {
        StsSet& set = add(split.name);
        const auto count = static_cast<std::size_t>(split.share * static_cast<double>(pairs.size()));
        const std::size_t begin = split.high ? pairs.size() - count : 0;
        for (std::size_t i = begin; i < begin + count; ++i) {
            const StsPair& pair = *pairs[i].pair;
            if (pair.gold >= split.goldFrom && pair.gold <= split.goldTo) set.pairs.push_back(pair);
        }
    }
    return splits;
}

}  // namespace paragram
