#include "core/training/feeds/disk_feed.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace paragram {

std::int64_t DiskFeed::bucketBytes(const TokenFileInfo& info, int buckets) {
    const auto idBytes = static_cast<std::int64_t>(sizeof(std::int32_t));
    const auto pairBytes = static_cast<std::int64_t>(2 * sizeof(std::int64_t) + sizeof(std::uint32_t));
    return ((info.sourceIds + info.targetIds + info.formSymbols) * idBytes + info.pairs * pairBytes) /
           buckets;
}

DiskFeed::DiskFeed(TokenFile file, PairShuffle shuffle, std::int64_t memoryBytes)
    : file_(std::move(file)), shuffle_(shuffle) {
    const std::int64_t bucket = std::max<std::int64_t>(1, bucketBytes(file_.info(), shuffle_.buckets()));
    bucketsOfPart_ =
        static_cast<int>(std::clamp<std::int64_t>(memoryBytes / 2 / bucket, 1, shuffle_.buckets()));
    parts_ = (shuffle_.buckets() + bucketsOfPart_ - 1) / bucketsOfPart_;
}

bool DiskFeed::holds(const Part& part, int epoch, std::int64_t position) const {
    return part.epoch == epoch && part.first <= position && position < part.last;
}

void DiskFeed::read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) {
    out.clear();
    for (std::int64_t position = first; position < first + count; ++position) {
        if (!holds(current_, epoch, position)) bring(epoch, position);
        const auto after = std::ranges::upper_bound(current_.buckets, position, {}, &Bucket::first);
        const Bucket& bucket = *std::prev(after);
        out.add(bucket.tokens, bucket.order[static_cast<std::size_t>(position - bucket.first)]);
    }
}

// Makes the part with a position the current one and starts loading the part after it.
void DiskFeed::bring(int epoch, std::int64_t position) {
    background_.wait();
    if (holds(ahead_, epoch, position)) {
        std::swap(current_, ahead_);
    } else {
        const std::vector<std::int64_t> sizes = shuffle_.bucketSizes(epoch);
        int bucket = 0;
        for (std::int64_t end = sizes[0]; end <= position; end += sizes[static_cast<std::size_t>(bucket)])
            ++bucket;
        load(epoch, bucket / bucketsOfPart_, current_, {});
    }
    const bool epochEnds = current_.index + 1 == parts_;
    background_.start([this, nextEpoch = epochEnds ? epoch + 1 : epoch,
                       next = epochEnds ? 0 : current_.index + 1](const std::stop_token& stop) {
        load(nextEpoch, next, ahead_, stop);
    });
}

void DiskFeed::load(int epoch, int index, Part& part, const std::stop_token& stop) const {
    part.epoch = -1;
    const std::vector<std::int64_t> sizes = shuffle_.bucketSizes(epoch);
    const int firstBucket = index * bucketsOfPart_;
    const int lastBucket = std::min(firstBucket + bucketsOfPart_, shuffle_.buckets());
    part.buckets.resize(static_cast<std::size_t>(lastBucket - firstBucket));
    part.index = index;
    part.first = std::accumulate(sizes.begin(), sizes.begin() + firstBucket, std::int64_t{0});
    part.last = part.first;
    const auto share =
        [&](std::int64_t ids) {  // with a reserve: growing in place would need twice the memory
            return static_cast<std::size_t>(1.01 * static_cast<double>(ids) / shuffle_.buckets()) + 1024;
        };
    for (int b = firstBucket; b < lastBucket; ++b) {
        Bucket& bucket = part.buckets[static_cast<std::size_t>(b - firstBucket)];
        const auto size = static_cast<std::size_t>(sizes[static_cast<std::size_t>(b)]);
        bucket.first = part.last;
        part.last += static_cast<std::int64_t>(size);
        bucket.tokens.clear();
        bucket.tokens.source.ids.reserve(share(file_.info().sourceIds));
        bucket.tokens.target.ids.reserve(share(file_.info().targetIds));
        bucket.tokens.source.offsets.reserve(size + 1);
        bucket.tokens.target.offsets.reserve(size + 1);
        bucket.order.resize(size);
        std::iota(bucket.order.begin(), bucket.order.end(), 0U);
        shuffle_.shuffle(epoch, b, std::span(bucket.order));
    }
    constexpr std::int64_t kPollEvery = 1 << 16;  // pairs
    const PairShuffle::Buckets bucketOf = shuffle_.bucketsOf(epoch);
    TokenScan scan(file_);
    for (std::int64_t pair = 0; scan.next(); ++pair) {
        if (pair % kPollEvery == 0 && stop.stop_requested()) return;
        const int bucket = bucketOf(pair);
        if (firstBucket <= bucket && bucket < lastBucket)
            scan.appendTo(part.buckets[static_cast<std::size_t>(bucket - firstBucket)].tokens);
    }
    part.epoch = epoch;
}

}  // namespace paragram
