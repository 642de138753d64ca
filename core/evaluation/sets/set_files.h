// The files of data sets.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// A file, or a member of an archive, itself; the files of a folder and its subfolders, sorted. Error if there
// is nothing of that name.
Result<std::vector<std::filesystem::path>> filesOfSets(const std::filesystem::path& path);

}  // namespace paragram
