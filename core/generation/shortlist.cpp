#include "core/generation/shortlist.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/pairs/store/pair_store.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kPairs = 200'000, kBlock = 2'000;

using Tokens = std::vector<std::int32_t>;

// The different tokens of a text.
Tokens tokensOf(const Model& model, const std::string& text, Side side) {
    Tokens tokens = model.tokenizer->tokens(model.settings, text, side);
    std::ranges::sort(tokens);
    tokens.erase(std::ranges::unique(tokens).begin(), tokens.end());
    return tokens;
}

// How often tokens occur, and pairs of them on opposite sides: source token in the upper half.
struct Counts {
    std::vector<std::int64_t> source, target;
    std::vector<std::uint64_t> together;
};

void count(const Tokens& source, const Tokens& target, Counts& counts) {
    for (const std::int32_t s : source) ++counts.source[static_cast<std::size_t>(s)];
    for (const std::int32_t t : target) ++counts.target[static_cast<std::size_t>(t)];
    for (const std::int32_t s : source)
        for (const std::int32_t t : target)
            counts.together.push_back(static_cast<std::uint64_t>(s) << 32U | static_cast<std::uint32_t>(t));
}

// The best of a list by a score, ascending.
Tokens bestOf(std::vector<std::pair<double, std::int32_t>> scored, int most) {
    const auto size = std::min(scored.size(), static_cast<std::size_t>(most));
    std::ranges::partial_sort(
        scored, scored.begin() + static_cast<std::ptrdiff_t>(size),
        [](auto& a, auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
    Tokens best;
    for (std::size_t i = 0; i < size; ++i) best.push_back(scored[i].second);
    std::ranges::sort(best);
    return best;
}

}  // namespace

Result<Shortlist> Shortlist::learn(const Model& model, const WritingRoute& route,
                                   const ShortlistOptions& options, JobContext& job) {
    const Result<PairStore> store = PairStore::open(options.pairs);
    if (!store) return store.error();
    const PairStoreInfo& info = store->info();
    const std::string &from = languageOf(model, route.from), &to = languageOf(model, route.to);
    const bool forwards = sameLanguage(info.sourceLanguage, from) && sameLanguage(info.targetLanguage, to);
    if (!forwards && !(sameLanguage(info.sourceLanguage, to) && sameLanguage(info.targetLanguage, from))) {
        return Error{options.pairs.string(), fmt::format("{}-{}", info.sourceLanguage, info.targetLanguage),
                     fmt::format("pairs in {} and {}, between which the model translates", from, to),
                     "name another --shortlist, such as the pairs that it was trained on"};
    }
    const std::size_t rows = model.table.rows();
    Counts counts{std::vector<std::int64_t>(rows), std::vector<std::int64_t>(rows), {}};
    const std::int64_t blocks = (std::min(kPairs, info.pairs) + kBlock - 1) / kBlock;
    for (std::int64_t b = 0; b < blocks; ++b) {
        const std::int64_t first =
            info.pairs <= kPairs ? b * kBlock : b * (info.pairs - kBlock) / (blocks - 1);
        for (const SentencePair& pair : store->read(first, kBlock))
            count(tokensOf(model, forwards ? pair.source : pair.target, route.from),
                  tokensOf(model, forwards ? pair.target : pair.source, route.to), counts);
        job.report(
            {"Learning the shortlist", static_cast<double>(b + 1), static_cast<double>(blocks), "parts"});
        if (job.shouldStop()) return Stopped{};
    }
    Shortlist list;
    std::vector<std::pair<double, std::int32_t>> scored;
    for (std::size_t t = 0; t < rows; ++t)
        if (counts.target[t] > 0)
            scored.emplace_back(static_cast<double>(counts.target[t]), static_cast<std::int32_t>(t));
    list.always_ = bestOf(std::move(scored), options.frequent);
    list.always_.push_back(static_cast<std::int32_t>(rows));  // the end
    list.aligned_.resize(rows);
    std::ranges::sort(counts.together);
    for (auto at = counts.together.begin(); at != counts.together.end();) {
        const auto s = static_cast<std::size_t>(*at >> 32U);
        scored.clear();
        while (at != counts.together.end() && *at >> 32U == s) {
            const std::uint64_t key = *at;
            const auto end =
                std::find_if(at, counts.together.end(), [key](std::uint64_t k) { return k != key; });
            const auto t = static_cast<std::size_t>(static_cast<std::uint32_t>(key));
            scored.emplace_back(2.0 * static_cast<double>(end - at) /
                                    static_cast<double>(counts.source[s] + counts.target[t]),
                                static_cast<std::int32_t>(t));
            at = end;
        }
        list.aligned_[s] = bestOf(scored, options.aligned);
    }
    return list;
}

std::vector<std::int32_t> Shortlist::tokensFor(const Model& model, const WritingRoute& route,
                                               std::span<const std::string> texts) const {
    Tokens all = always_;
    for (const std::string& text : texts)
        for (const std::int32_t token : tokensOf(model, text, route.from)) {
            const Tokens& aligned = aligned_[static_cast<std::size_t>(token)];
            all.insert(all.end(), aligned.begin(), aligned.end());
        }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

}  // namespace paragram
