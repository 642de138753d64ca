// Trees in brackets from a file.
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// Calls take with each tree, on one line each or over several. Error of the file, of take, and for text that
// is no tree, with its line.
Result<Nothing> forEachTree(const std::filesystem::path& file,
                            const std::function<Result<Nothing>(std::string_view tree)>& take);

}  // namespace paragram
