#include "core/tasks/filtering/fold_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "core/base/choices.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/new_files.h"
#include "core/base/random.h"
#include "core/base/workers.h"
#include "core/evaluation/filter_context.h"
#include "core/pairs/filters/filter_table.h"
#include "core/pairs/store/pair_scan.h"

namespace paragram {
namespace {

constexpr std::size_t kPartPairs = 512;

Error withoutQuantity(const RecipeStep& step) {
    std::vector<std::string> names;
    for (const FilterKind& kind : filterTable())
        if (!kind.quantity.empty()) names.push_back(kind.id);
    return {"--by", step.filter + " measures nothing", "", choiceAdvice(step.filter, names)};
}

float valueOf(const FilterDecision& judgement) {
    return std::isnan(judgement.second) ? judgement.first : (judgement.first + judgement.second) / 2;
}

Result<std::vector<float>> measure(const PairStore& store, const RecipeStep& step,
                                   const FilterContext& context, int threads, JobContext& job) {
    if (step.kind().quantity.empty()) return withoutQuantity(step);
    const Result<FilterInstance> made = step.kind().make(step.allValues(), context);
    if (!made) {
        Error error = made.error();
        error.where = step.filter + (error.where.empty() ? "" : ": " + error.where);
        return error;
    }
    Workers workers(threads);
    std::vector<FilterWorkspace> workspaces(static_cast<std::size_t>(workers.count()));
    std::vector<float> values(static_cast<std::size_t>(store.info().pairs));
    const Result<Nothing> whole =
        scanPairs(store, "Measuring", job, [&](std::span<SentencePair> pairs, std::int64_t first) {
            workers.forEach((pairs.size() + kPartPairs - 1) / kPartPairs, [&](std::size_t part, int worker) {
                const auto some =
                    pairs.subspan(part * kPartPairs, std::min(kPartPairs, pairs.size() - part * kPartPairs));
                std::vector<std::uint32_t> chosen(some.size());
                std::iota(chosen.begin(), chosen.end(), 0U);
                std::vector<FilterDecision> judgements(some.size());
                made->filter->judge(some, chosen, workspaces[static_cast<std::size_t>(worker)], judgements);
                for (std::size_t i = 0; i < some.size(); ++i)
                    values[static_cast<std::size_t>(first) + part * kPartPairs + i] = valueOf(judgements[i]);
            });
        });
    if (!whole) return whole.error();
    return values;
}

// The fold of each pair by rank.
std::vector<std::uint8_t> foldsOf(const std::vector<float>& values, int folds, FoldSummary& summary) {
    std::vector<std::uint32_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        if (values[a] != values[b]) return values[a] < values[b];
        return Random::mix(a) < Random::mix(b);
    });
    std::vector<std::uint8_t> fold(values.size());
    summary.folds.resize(static_cast<std::size_t>(folds));
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const std::size_t f = rank * static_cast<std::size_t>(folds) / order.size();
        const double value = values[order[rank]];
        fold[order[rank]] = static_cast<std::uint8_t>(f);
        Fold& found = summary.folds[f];
        if (found.pairs++ == 0) found.lowest = value;
        found.highest = value;
        found.mean += value;
    }
    for (Fold& found : summary.folds) found.mean /= std::max<double>(1, static_cast<double>(found.pairs));
    return fold;
}

Result<FoldSummary> foldStore(const FoldRequest& request, const PairStore& store,
                              const FilterContext& context, JobContext& job) {
    auto values = measure(store, request.by, context, request.threads, job);
    if (!values) return values.error();
    FoldSummary summary;
    summary.quantity = request.by.kind().quantity;
    if (const auto none = std::ranges::find_if(*values, [](float v) { return std::isnan(v); });
        none != values->end()) {
        return Error{request.pairs.string(),
                     fmt::format("pair {} has no {}", none - values->begin() + 1, summary.quantity), "",
                     "rank by something else"};
    }
    summary.foldOf = foldsOf(*values, request.folds, summary);
    summary.values = *std::move(values);
    if (request.outputs.empty()) return summary;
    std::map<int, PairStoreWriter> writers;
    for (const auto& [number, file] : request.outputs) writers.try_emplace(number, file);
    const Result<Nothing> whole =
        scanPairs(store, "Writing folds", job, [&](std::span<SentencePair> pairs, std::int64_t first) {
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const int f = summary.foldOf[static_cast<std::size_t>(first) + i];
                if (const auto writer = writers.find(f + 1); writer != writers.end())
                    writer->second.add(pairs[i]);
            }
        });
    if (!whole) return whole.error();
    std::vector<std::filesystem::path> files;
    for (const auto& [number, file] : request.outputs) files.push_back(file);
    NewFiles results(std::move(files));
    for (auto& [number, writer] : writers) {
        PairStoreInfo info = store.info();
        info.origin = request.pairs.string();
        info.recipe += fmt::format("# fold {} of {} by {}\n", number, request.folds, request.by.line());
        writer.commit(info);
    }
    results.complete();
    return summary;
}

FilterContext contextOf(const PairStore& store, const std::string& source, const std::string& target,
                        JobContext& job) {
    PairStoreInfo info = store.info();
    if (!source.empty()) info.sourceLanguage = source;
    if (!target.empty()) info.targetLanguage = target;
    return makeFilterContext(info, {}, job);
}

}  // namespace

Result<FoldSummary> foldPairs(const FoldRequest& request, JobContext& job) {
    if (request.folds < 2 || request.folds > 100) {
        return Error{"--folds", fmt::format("{}", request.folds), "2 to 100", "choose another number"};
    }
    for (const auto& [number, file] : request.outputs) {
        if (number < 1 || number > request.folds) {
            return Error{"--fold", fmt::format("{}", number), fmt::format("1 to {}", request.folds),
                         "choose another number"};
        }
        const Result<Nothing> writable = checkWritable(file);
        if (!writable) return writable.error();
    }
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    try {
        return foldStore(request, *store,
                         contextOf(*store, request.sourceLanguage, request.targetLanguage, job), job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
