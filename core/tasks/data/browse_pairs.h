// Read-only access to a pair store for tables.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/store/pair_store.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

// What the store says of itself. Error if it cannot be read, here and below.
Result<PairStoreInfo> describePairs(const std::filesystem::path& store);
// At most `count` pairs from `first` on; fewer at the end.
Result<std::vector<SentencePair>> readPairRange(const std::filesystem::path& store, std::int64_t first,
                                                std::int64_t count);

}  // namespace paragram
