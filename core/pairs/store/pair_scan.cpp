#include "core/pairs/store/pair_scan.h"

#include "core/base/stopwatch.h"

namespace paragram {

Result<Nothing> scanPairs(
    const PairStore& store, const std::string& stage, JobContext& job,
    const std::function<void(std::span<SentencePair> pairs, std::int64_t first)>& take) {
    constexpr std::int64_t kPart = 1 << 14;
    const std::int64_t total = store.info().pairs;
    const Stopwatch watch;
    for (std::int64_t first = 0; first < total; first += kPart) {
        if (job.shouldStop()) return Stopped{};
        std::vector<SentencePair> pairs = store.read(first, kPart);
        take(pairs, first);
        const double done = static_cast<double>(std::min(total, first + kPart)),
                     all = static_cast<double>(total);
        const double rate = done / watch.seconds();
        job.report({stage, done, all, "pairs", rate, "pairs", (all - done) / rate});
    }
    return Nothing{};
}

}  // namespace paragram
