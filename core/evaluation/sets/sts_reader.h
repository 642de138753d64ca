// Reads STS data sets in the layouts of the authors' released folders, recognised by content (files.md,
// Evaluation sets).
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/sets/sts_set.h"

namespace paragram {

// The suite of word similarity lists (SimLex-999, WS-353, ...), whose words are embedded as sentences.
inline constexpr const char* kWordSuite = "Word similarity";

// path: a folder with its subfolders, a single STS.input file, an STS Benchmark csv, a SICK file, a word
// similarity list, or a plain "gold<TAB>s1<TAB>s2" file. Error if nothing is recognised or a file is
// malformed. Sorted by suite and name.
Result<std::vector<StsSet>> readStsSets(const std::filesystem::path& path);

// The same, but empty if nothing is recognised.
Result<std::vector<StsSet>> findStsSets(const std::filesystem::path& path);

}  // namespace paragram
