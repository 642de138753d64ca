#include "core/tasks/data/search_pairs.h"

#include "core/base/workers.h"
#include "core/pairs/store/pair_scan.h"
#include "core/text/unicode.h"

namespace paragram {

Result<PairMatches> searchPairs(const std::filesystem::path& store, const std::string& text, std::size_t most,
                                JobContext& job) {
    const Result<PairStore> opened = PairStore::open(store);
    if (!opened) return opened.error();
    const std::string wanted = lowerCase(text);
    const auto holds = [&](const std::string& sentence) {
        return lowerCase(sentence).find(wanted) != std::string::npos;
    };
    PairMatches matches;
    Workers workers;
    std::vector<char> found;
    try {
        const auto look = [&](std::span<SentencePair> pairs, std::int64_t first) {
            found.assign(pairs.size(), 0);
            workers.forRanges(pairs.size(), 512, [&](std::size_t begin, std::size_t end) {
                for (std::size_t i = begin; i < end; ++i)
                    found[i] = holds(pairs[i].source) || holds(pairs[i].target);
            });
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                if (!found[i]) continue;
                ++matches.count;
                if (matches.pairs.size() < most)
                    matches.pairs.push_back({first + static_cast<std::int64_t>(i), std::move(pairs[i])});
            }
        };
        const bool stopped = scanPairs(*opened, "Finding pairs", job, look).stopped();
        return Result<PairMatches>::of(std::move(matches), stopped);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
