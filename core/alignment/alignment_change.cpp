#include "core/alignment/alignment_change.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <vector>

namespace paragram {
namespace {

bool equal(const Link& a, const Link& b) {
    return sameSentences(a, b) && a.confidence == b.confidence;
}

auto sentencesOf(const Link& link) {
    return std::tuple(link.source.first, link.source.count, link.target.first, link.target.count, link.moved);
}

// The links of a that b lacks. Hours of work leave thousands of certain links, so b is sorted.
Alignment missingIn(const Alignment& a, const Alignment& b) {
    Alignment missing;
    if (a.empty()) return missing;
    std::vector<decltype(sentencesOf(a.front()))> there;
    for (const Link& link : b) there.push_back(sentencesOf(link));
    std::ranges::sort(there);
    std::ranges::copy_if(a, std::back_inserter(missing), [&](const Link& link) {
        return !std::ranges::binary_search(there, sentencesOf(link));
    });
    return missing;
}

}  // namespace

bool sameSentences(const Link& a, const Link& b) {
    return sentencesOf(a) == sentencesOf(b);
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
