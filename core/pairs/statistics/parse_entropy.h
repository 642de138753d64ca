// How varied the sentence structures of a corpus are: the entropy of the top two levels of its parses (P18,
// Table 1).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
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

// The label of the root and those of its children, "(S (NP) (VP) (.))". A wrapper with one child around the
// tree (ROOT, TOP, S1 or no label, as parsers write it) does not count. Empty if the text is not one tree in
// brackets.
std::string parseTemplate(std::string_view tree);

// Trees in brackets as the Penn Treebank has them, on one line each or over several. Error of the file, and
// for text that is no tree, with its line.
Result<ParseStatistics> readParses(const std::filesystem::path& file);

}  // namespace paragram
