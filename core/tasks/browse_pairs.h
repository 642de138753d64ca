// Read-only access to a pair store for tables.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/pair_store.h"
#include "core/pairs/sentence_pair.h"

namespace paragram {

Result<PairStoreInfo> describePairs(const std::filesystem::path& store);
// Pairs first .. first + count, fewer at the end.
Result<std::vector<SentencePair>> readPairRange(const std::filesystem::path& store, std::int64_t first,
                                                std::int64_t count);

}  // namespace paragram
