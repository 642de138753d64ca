// What a correction changed in an alignment, small enough to be saved each time, and reversible.
#pragma once

#include <cstddef>

#include "core/alignment/link.h"

namespace paragram {

struct AlignmentChange {
    std::size_t first = 0;            // place of the first link that changed
    Alignment removed, inserted;      // links at that place, before and after
    Alignment knownBefore, knownNow;  // certain links that are no longer certain, and new ones

    AlignmentChange inverse() const { return {first, inserted, removed, knownNow, knownBefore}; }
    bool empty() const {
        return removed.empty() && inserted.empty() && knownBefore.empty() && knownNow.empty();
    }
};

AlignmentChange changeBetween(const Alignment& before, const Alignment& after, const Alignment& knownBefore,
                              const Alignment& knownAfter);

// Whether a change was made to this alignment: the links that it removes are there.
bool fits(const AlignmentChange& change, const Alignment& links, const Alignment& known);

// change must fit.
void applyChange(const AlignmentChange& change, Alignment& links, Alignment& known);

// Whether the sentences of two links are the same, and both are in order or both are not.
bool sameSentences(const Link& a, const Link& b);

}  // namespace paragram
