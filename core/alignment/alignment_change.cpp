#include "core/alignment/alignment_change.h"

#include <algorithm>

namespace paragram {
namespace {

bool equal(const Link& a, const Link& b) {
    return sameSentences(a, b) && a.confidence == b.confidence;
}

// The links of a that b lacks.
Alignment missingIn(const Alignment& a, const Alignment& b) {
    Alignment missing;
    std::ranges::copy_if(a, std::back_inserter(missing), [&](const Link& link) {
        return std::ranges::none_of(b, [&](const Link& other) { return sameSentences(link, other); });
    });
    return missing;
}

}  // namespace

bool sameSentences(const Link& a, const Link& b) {
    return a.source == b.source && a.target == b.target && a.moved == b.moved;
}

AlignmentChange changeBetween(const Alignment& before, const Alignment& after, const Alignment& knownBefore,
                              const Alignment& knownAfter) {
    const auto [b, a] = std::ranges::mismatch(before, after, equal);
    auto endBefore = before.end(), endAfter = after.end();
    while (endBefore != b && endAfter != a && equal(*(endBefore - 1), *(endAfter - 1))) {
        --endBefore;
        --endAfter;
    }
    return {static_cast<std::size_t>(b - before.begin()), Alignment(b, endBefore), Alignment(a, endAfter),
            missingIn(knownBefore, knownAfter), missingIn(knownAfter, knownBefore)};
}

bool fits(const AlignmentChange& change, const Alignment& links, const Alignment& known) {
    if (change.first > links.size() || change.removed.size() > links.size() - change.first) return false;
    return std::ranges::equal(
               change.removed.begin(), change.removed.end(),
               links.begin() + static_cast<std::ptrdiff_t>(change.first),
               links.begin() + static_cast<std::ptrdiff_t>(change.first + change.removed.size()),
               sameSentences) &&
           missingIn(change.knownBefore, known).empty();
}

void applyChange(const AlignmentChange& change, Alignment& links, Alignment& known) {
    const auto at = links.begin() + static_cast<std::ptrdiff_t>(change.first);
    const auto after = links.erase(at, at + static_cast<std::ptrdiff_t>(change.removed.size()));
    links.insert(after, change.inserted.begin(), change.inserted.end());
    std::erase_if(known, [&](const Link& link) {
        return std::ranges::any_of(change.knownBefore,
                                   [&](const Link& gone) { return sameSentences(link, gone); });
    });
    known.insert(known.end(), change.knownNow.begin(), change.knownNow.end());
}

}  // namespace paragram
