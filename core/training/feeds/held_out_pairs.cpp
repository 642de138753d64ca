#include "core/training/feeds/held_out_pairs.h"

#include <algorithm>
#include <utility>

namespace paragram {
namespace {

constexpr std::int64_t kShare = 20, kSample = 1 << 15, kFewest = 200;  // pairs

TextHash hashOf(std::span<const std::int32_t> sentence) {
    return hashText({reinterpret_cast<const char*>(sentence.data()), sentence.size_bytes()});
}

// The sentences of pairs; those that occur more than once are marked.
HashSet countedSentences(const PairTokens& pairs) {
    HashSet sentences;
    for (const TokenList* side : {&pairs.source, &pairs.target})
        for (std::size_t i = 0; i < side->size(); ++i)
            if (const TextHash hash = hashOf((*side)[i]); !sentences.insert(hash)) sentences.mark(hash);
    return sentences;
}

}  // namespace

HeldOutPairs::HeldOutPairs(PairFeed& feed, std::int64_t count) {
    count = std::min(count, feed.size() / kShare);
    if (count <= 0) return;
    PairTokens sample;
    feed.read(0, 0, std::min(kSample, feed.size()), sample);
    const std::size_t held = std::min(static_cast<std::size_t>(count), sample.size() / kShare);
    for (std::size_t i = 0; i < held; ++i) hold(sample, i);
    std::size_t touched = 0;
    for (std::size_t i = 0; i < sample.size(); ++i) touched += touches(sample, i) ? 1 : 0;
    if (2 * touched >= sample.size()) *this = {};
}

HeldOutPairs HeldOutPairs::unrepeated(PairFeed& feed, std::int64_t count) {
    HeldOutPairs held;
    count = std::min(count, feed.size() / kShare);
    if (count <= 0 || feed.size() < kFewest) return held;
    PairTokens sample;
    feed.read(0, 0, std::min(std::max(kSample, kShare * count), feed.size()), sample);
    const HashSet sentences = countedSentences(sample);
    const auto repeats = [&](const TokenList& side, std::size_t i) {
        return sentences.marked(hashOf(side[i]));
    };
    const auto wanted = static_cast<std::size_t>(count);
    for (std::size_t i = 0; i < sample.size() && held.pairs_.size() < wanted; ++i)
        if (!repeats(sample.source, i) && !repeats(sample.target, i)) held.hold(sample, i);
    if (held.pairs_.size() == 0) return held;
    for (std::size_t i = 0; i < sample.size() && held.distractors_.size() < kDistractors; ++i)
        if (!held.touches(sample, i)) held.distractors_.add(sample, i);
    return held;
}

void HeldOutPairs::hold(const PairTokens& from, std::size_t pair) {
    pairs_.add(from, pair);
    sentences_.insert(hashOf(from.source[pair]));
    sentences_.insert(hashOf(from.target[pair]));
}

bool HeldOutPairs::touches(const PairTokens& pairs, std::size_t pair) const {
    return sentences_.contains(hashOf(pairs.source[pair])) || sentences_.contains(hashOf(pairs.target[pair]));
}

void HeldOutPairs::removeFrom(PairTokens& pairs) const {
    if (pairs_.size() == 0) return;
    std::size_t first = 0;
    while (first < pairs.size() && !touches(pairs, first)) ++first;
    if (first == pairs.size()) return;
    PairTokens kept;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if (i < first || (i > first && !touches(pairs, i))) kept.add(pairs, i);
    std::swap(pairs, kept);
}

}  // namespace paragram
