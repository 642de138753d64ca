#include "core/tasks/browse_pairs.h"

#include <algorithm>

#include "core/base/stopwatch.h"

namespace paragram {

Result<PairStoreInfo> describePairs(const std::filesystem::path& store) {
    const Result<PairStore> opened = PairStore::open(store);
    if (!opened) return opened.error();
    return opened->info();
}

Result<std::vector<SentencePair>> readPairRange(const std::filesystem::path& store, std::int64_t first,
                                                std::int64_t count) {
    const Result<PairStore> opened = PairStore::open(store);
    if (!opened) return opened.error();
    try {
        return opened->read(first, count);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

Result<PairStatistics> computeStatistics(const std::filesystem::path& store, JobContext& job) {
    const Result<PairStore> opened = PairStore::open(store);
    if (!opened) return opened.error();
    constexpr std::int64_t kChunk = 1 << 15;
    const Stopwatch watch;
    StatisticsCollector collector;
    const std::int64_t total = opened->info().pairs;
    try {
        for (std::int64_t first = 0; first < total && !job.shouldStop(); first += kChunk) {
            for (const SentencePair& pair : opened->read(first, kChunk)) collector.add(pair);
            const auto done = static_cast<double>(std::min(total, first + kChunk));
            const double rate = done / watch.seconds();
            job.tell({"Counting", done, static_cast<double>(total), "pairs", rate, "pairs",
                      (static_cast<double>(total) - done) / rate});
        }
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
    return collector.result();
}

}  // namespace paragram
