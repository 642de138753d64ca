#include "core/training/generative/held_out_pairs.h"

#include <algorithm>

namespace paragram {
namespace {

constexpr std::int64_t kShare = 20, kSample = 1 << 15;  // pairs

TextHash hashOf(std::span<const std::int32_t> sentence) {
    return hashText({reinterpret_cast<const char*>(sentence.data()), sentence.size_bytes()});
}

}  // namespace

HeldOutPairs::HeldOutPairs(PairFeed& feed, std::int64_t count) {
    count = std::min(count, feed.size() / kShare);
    if (count <= 0) return;
    PairTokens sample;
    feed.read(0, 0, std::min(kSample, feed.size()), sample);
    const std::size_t held = std::min(static_cast<std::size_t>(count), sample.size() / kShare);
    for (std::size_t i = 0; i < held; ++i) {
        pairs_.add(sample, i);
        sentences_.insert(hashOf(sample.source[i]));
        sentences_.insert(hashOf(sample.target[i]));
    }
    std::size_t touched = 0;
    for (std::size_t i = 0; i < sample.size(); ++i) touched += touches(sample, i) ? 1 : 0;
    if (2 * touched < sample.size()) return;
    pairs_.clear();
    sentences_ = HashSet();
}

bool HeldOutPairs::touches(const PairTokens& pairs, std::size_t pair) const {
    return sentences_.contains(hashOf(pairs.source[pair])) || sentences_.contains(hashOf(pairs.target[pair]));
}

}  // namespace paragram
