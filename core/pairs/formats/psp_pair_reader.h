// Reads P-SP's training file as text, for the import.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

// A "line" is a pair. Pairs with a side without known pieces are rejected. Error for a file that cannot be
// read.
Result<std::unique_ptr<PairReader>> makePspPairReader(const std::filesystem::path& file);

}  // namespace paragram
