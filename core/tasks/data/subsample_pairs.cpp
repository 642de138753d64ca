#include <fmt/format.h>

#include <deque>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/pairs/store/pair_scan.h"
#include "core/pairs/store/pair_spool.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/training/feeds/pair_shuffle.h"

namespace paragram {
namespace {

constexpr std::int64_t kShuffledAtOnce = 1 << 19;  // pairs

Result<PairStore> openBoth(const std::filesystem::path& pairs, const std::filesystem::path& output) {
    const Result<Nothing> writable = checkWritable(output);
    if (!writable) return writable.error();
    return PairStore::open(pairs);
}

Result<DivideSummary> sample(const SubsampleRequest& request, const PairStore& store, JobContext& job) {
    PairStoreWriter writer(request.output);
    Random random(static_cast<std::uint64_t>(request.seed));
    std::int64_t wanted = request.count, left = store.info().pairs;
    const Result<Nothing> whole =
        scanPairs(store, "Selecting pairs", job, [&](std::span<SentencePair> pairs, std::int64_t) {
            for (const SentencePair& pair : pairs) {
                if (static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(left--))) >= wanted)
                    continue;
                writer.add(pair);
                --wanted;
            }
        });
    if (!whole) return whole.error();
    PairStoreInfo info = store.info();
    info.origin = request.pairs.string();
    info.recipe += fmt::format("# {} of {} pairs drawn, seed {}\n", request.count, info.pairs, request.seed);
    writer.commit(info);
    return DivideSummary{{request.count}};
}

Result<DivideSummary> shuffle(const ShuffleRequest& request, const PairStore& store, JobContext& job) {
    const std::int64_t total = store.info().pairs;
    const PairShuffle order(total, request.seed, kShuffledAtOnce);
    const auto bucketOf = order.bucketsOf(0);
    const auto folder = std::filesystem::absolute(request.output).parent_path();
    std::deque<PairSpool> buckets;
    for (int i = 0; i < order.buckets(); ++i) buckets.emplace_back(folder);
    const Result<Nothing> whole =
        scanPairs(store, "Distributing pairs", job, [&](std::span<SentencePair> pairs, std::int64_t first) {
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const int bucket = bucketOf(first + static_cast<std::int64_t>(i));
                buckets[static_cast<std::size_t>(bucket)].write(pairs[i], {});
            }
        });
    if (!whole) return whole.error();
    PairStoreWriter writer(request.output);
    std::vector<SentencePair> some;
    TextHash none;
    for (int i = 0; i < order.buckets(); ++i) {
        if (job.shouldStop()) return Stopped{};
        PairSpool& bucket = buckets.front();
        some.resize(static_cast<std::size_t>(bucket.pairs()));
        bucket.rewind();
        for (SentencePair& pair : some) (void)bucket.read(pair, none);
        buckets.pop_front();
        order.shuffle(0, i, std::span<SentencePair>(some));
        for (const SentencePair& pair : some) writer.add(pair);
        job.report(
            {"Writing pairs", static_cast<double>(writer.pairs()), static_cast<double>(total), "pairs"});
    }
    PairStoreInfo info = store.info();
    info.origin = request.pairs.string();
    info.recipe += fmt::format("# shuffled, seed {}\n", request.seed);
    writer.commit(info);
    return DivideSummary{{total}};
}

}  // namespace

Result<DivideSummary> subsamplePairs(const SubsampleRequest& request, JobContext& job) {
    const Result<PairStore> store = openBoth(request.pairs, request.output);
    if (!store) return store.error();
    if (request.count < 1 || request.count > store->info().pairs) {
        return Error{"--count", groupedNumber(request.count), "1 to " + groupedNumber(store->info().pairs),
                     "choose a smaller number"};
    }
    try {
        return sample(request, *store, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

Result<DivideSummary> shufflePairs(const ShuffleRequest& request, JobContext& job) {
    const Result<PairStore> store = openBoth(request.pairs, request.output);
    if (!store) return store.error();
    try {
        return shuffle(request, *store, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
