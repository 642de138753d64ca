// Pairs that several ranks have kept, in the order of the ranks.
#pragma once

#include <functional>
#include <optional>

#include "core/base/ranks/communicator.h"
#include "core/pairs/store/pair_spool.h"

namespace paragram {

// Rank 0, which has none, writes the pairs of the ranks 1, 2, ...; each of those gives its own, rewound. All
// ranks call it.
void collectPairs(Communicator& ranks, std::optional<PairSpool>& own,
                  const std::function<void(const SentencePair& pair)>& write);

}  // namespace paragram
