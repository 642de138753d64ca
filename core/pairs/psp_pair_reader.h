// P-SP's training file as a stream of text, for the import.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/pairs/pair_reader.h"

namespace paragram {

// A "line" is a pair. Pairs with a side of no known piece are rejected.
Result<std::unique_ptr<PairReader>> makePspPairReader(const std::filesystem::path& file);

}  // namespace paragram
