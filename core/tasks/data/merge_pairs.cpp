#include <fmt/format.h>

#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/pairs/store/pair_scan.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/text/unicode.h"

namespace paragram {

Result<DivideSummary> mergePairs(const MergeRequest& request, JobContext& job) {
    const Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    if (request.pairs.empty()) return Error{"--pairs", "none", "pair stores", "give at least one"};
    std::vector<PairStore> stores;
    PairStoreInfo info;
    std::optional<ScoreKind> scores;
    for (const auto& file : request.pairs) {
        Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        const PairStoreInfo& found = store->info();
        if (stores.empty()) {
            info = found;
            info.recipe.clear();
            info.counts.clear();
            info.origin.clear();
        }
        const bool same = sameLanguage(info.sourceLanguage, found.sourceLanguage) &&
                          sameLanguage(info.targetLanguage, found.targetLanguage);
        if (!same && !request.mixed) {
            return Error{file.string(), fmt::format("{}-{}", found.sourceLanguage, found.targetLanguage),
                         fmt::format("{}-{} as in {}", info.sourceLanguage, info.targetLanguage,
                                     request.pairs.front().string()),
                         "omit it, or merge as mixed languages; train also accepts several stores"};
        }
        if (!same) info.sourceLanguage = info.targetLanguage = "";
        if (found.hasScore && scores.value_or(found.scoreKind) != found.scoreKind) {
            const bool translation = found.scoreKind == ScoreKind::translation;
            return Error{
                file.string(),
                translation ? "scores that are log-probabilities of translations" : "scores of an import",
                "scores of one kind in all stores", "omit it; train also accepts several stores"};
        }
        if (found.hasScore) scores = found.scoreKind;
        info.origin += (info.origin.empty() ? "" : ", ") + file.string();
        info.recipe += fmt::format("# {}: {} pairs\n{}", file.filename().string(), found.pairs, found.recipe);
        info.counts += found.counts;
        stores.push_back(std::move(*store));
    }
    try {
        PairStoreWriter writer(request.output);
        for (const PairStore& store : stores) {
            const Result<Nothing> whole =
                scanPairs(store, "Merging pairs", job, [&](std::span<SentencePair> pairs, std::int64_t) {
                    for (const SentencePair& pair : pairs) writer.add(pair);
                });
            if (!whole) return whole.error();
        }
        const std::int64_t pairs = writer.pairs();
        info.scoreKind = scores.value_or(ScoreKind::given);
        writer.commit(info);
        return DivideSummary{{pairs}};
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
