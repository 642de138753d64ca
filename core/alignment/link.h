// A link: sentences of one text that were translated by sentences of the other.
#pragma once

#include <cstdint>
#include <vector>

namespace paragram {

// A run of sentences: `count` sentences from `first` on, counted from 0; a run may be empty.
struct SentenceRun {
    std::int32_t first = 0, count = 0;

    std::int32_t end() const { return first + count; }
    friend bool operator==(const SentenceRun&, const SentenceRun&) = default;
};

struct Link {
    SentenceRun source, target;  // one of them is empty for sentences without a translation
    double confidence = 0;       // probability that exactly this link is right, 0..1
    bool moved = false;          // out of order: a part of the text that moved

    bool isPair() const { return source.count > 0 && target.count > 0; }
};

// Links in the order of the source; every sentence of both texts is in exactly one of them.
using Alignment = std::vector<Link>;

}  // namespace paragram
