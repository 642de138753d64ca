// What a correction by hand says of an alignment: which links are certain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "core/alignment/link.h"
#include "core/base/result.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

// accept: the link is right. merge: with the next link. split: in two. moveFirst, moveLast: the first
// sentence of a side belongs to the link before, the last one to the link after. unlink: none of the
// sentences has a translation. join: `source` and `target` translate each other.
enum class EditKind { accept, merge, split, moveFirst, moveLast, unlink, join };

struct LinkEdit {
    EditKind kind = EditKind::accept;
    std::size_t link = 0;            // its place in the alignment; not used by join
    Side side = Side::source;        // moveFirst, moveLast: whose sentence; split: of `before`
    std::int32_t before = -1;        // split before this sentence; negative: where both parts fit best
    SentenceRun source{}, target{};  // join: both are not empty
};

// The distance of the two sides of a link; infinite if it is not known.
using LinkDistance = std::function<double(const Link&)>;

// The links that are certain after the edit, in the order of the source, with confidence 1. What remains of
// the links from which the edit takes sentences is certain too, where it has two sides. A sentence without a
// translation is a link of its own, at its place in the other text. Error if the edit is not possible.
Result<Alignment> certainLinks(const Alignment& links, const LinkEdit& edit, const LinkDistance& distance);

// Whether two links share a sentence.
bool shareSentence(const Link& a, const Link& b);

// The alignment with certain links in the place of the links that share a sentence with them, of which the
// other sentences are left without a translation.
Alignment withLinks(const Alignment& links, const Alignment& certain);

// Certain links after an edit: those of `known` that share no sentence with the new ones, and the new ones.
// Sentences without a translation that a new link would cross are moved to its side.
Alignment withKnown(const Alignment& known, const Alignment& certain);

}  // namespace paragram
