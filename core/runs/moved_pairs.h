// Finds the pair stores of a run after its project was moved.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace paragram {

// The pair stores that a checkpoint names by absolute path. If one no longer exists because its project was
// moved or copied, it is searched by file name in the folders above the run and in their "pairs" folders; if
// it is not found, its path is returned unchanged.
std::vector<std::filesystem::path> pairsOfRun(const std::vector<std::string>& stored,
                                              const std::filesystem::path& run);

}  // namespace paragram
