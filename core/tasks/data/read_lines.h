// A text file as a list of its lines.
#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// The lines of a UTF-8 file, "-" is standard input; at most the first ones. Error of the file, and of the
// first line that cannot be used.
Result<std::vector<std::string>> readLines(const std::filesystem::path& file,
                                           std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace paragram
