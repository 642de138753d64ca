#include "core/training/feeds/streamed_feed.h"

#include <numeric>
#include <span>
#include <utility>

namespace paragram {

StreamedFeed::StreamedFeed(PairTokens first, const PairShuffle& shuffle, NextBucket nextBucket,
                           MakeWhole makeWhole)
    : shuffle_(shuffle),
      nextBucket_(std::move(nextBucket)),
      makeWhole_(std::move(makeWhole)),
      bucket_(std::move(first)) {
    startBucket(0);
}

void StreamedFeed::read(int epoch, std::int64_t first, std::int64_t count, PairTokens& out) {
    while (!whole_ && (epoch > 0 || first < first_)) advance();
    if (whole_) return whole_->read(epoch, first, count, out);
    out.clear();
    for (std::int64_t position = first; position < first + count; ++position) {
        while (position >= first_ + static_cast<std::int64_t>(bucket_.size())) advance();
        out.add(bucket_, order_[static_cast<std::size_t>(position - first_)]);
    }
}

void StreamedFeed::startBucket(std::int64_t first) {
    first_ = first;
    order_.resize(bucket_.size());
    std::iota(order_.begin(), order_.end(), 0U);
    shuffle_.shuffle(0, index_, std::span(order_));
    background_.start([this, last = index_ + 1 == shuffle_.buckets()](const std::stop_token& stop) {
        if (last) {
            ahead_ = {};
            wholeAhead_ = makeWhole_();
        } else {
            nextBucket_(ahead_, stop);
        }
    });
}

// Moves to the next bucket, or from the last one to the feed of all pairs.
void StreamedFeed::advance() {
    if (failure_) std::rethrow_exception(failure_);
    try {
        background_.wait();
    } catch (...) {
        failure_ = std::current_exception();
        throw;
    }
    if (wholeAhead_) {
        whole_ = std::move(wholeAhead_);
        bucket_ = ahead_ = {};
        order_ = {};
        return;
    }
    ++index_;
    const std::int64_t next = first_ + static_cast<std::int64_t>(bucket_.size());
    std::swap(bucket_, ahead_);
    startBucket(next);
}

}  // namespace paragram
