// Reads graded data sets: in the layouts of the authors' released folders, and in tables (files.md,
// Evaluation sets).
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/sets/sts_set.h"

namespace paragram {

// The suite of word similarity lists (SimLex-999, WS-353, ...), whose words are embedded as sentences.
inline constexpr const char* kWordSuite = "Word similarity";

// A STS.input file, the STS Benchmark or a word similarity list, by its name. Empty if the name is none of
// theirs; Error for a malformed file.
Result<std::optional<StsSet>> readNamedStsSet(const std::filesystem::path& file);

// The graded sets of a file, or of a folder with its subfolders: named as above, or tables (set_table.h).
// Error if nothing is recognised, or a line of a file is malformed. Sorted by suite and name.
Result<std::vector<StsSet>> readStsSets(const std::filesystem::path& path);

}  // namespace paragram
