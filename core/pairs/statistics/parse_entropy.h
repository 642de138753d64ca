// How varied the sentence structures of a corpus are: the entropy of the top two levels of its parses (P18,
// Table 1).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct ParseStatistics {
    std::string name;  // of the file
    std::int64_t parses = 0;
    double entropy = 0;  // of the templates, bits
    // The most frequent first, equal counts by name.
    std::vector<std::pair<std::string, std::int64_t>> templates;
};

// Trees in brackets as the Penn Treebank has them, on one line each or over several. Errors of forEachTree.
Result<ParseStatistics> readParses(const std::filesystem::path& file);

}  // namespace paragram
