// STS data sets as the authors' released folders lay them out, recognised by looking (product.md, Suites on
// disk).
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/evaluation_report.h"

namespace paragram {

// A data set with its pairs; results are left empty.
using StsSet = StsSetResult;

// Suite of lists of word similarity (SimLex-999, WS-353, ...), whose words are embedded as sentences.
inline constexpr const char* kWordSuite = "Word similarity";

// path: a folder (its subfolders are looked into, too), a single STS.input file, an STS Benchmark csv, a SICK
// file, a list of word similarity, or a plain "gold<TAB>s1<TAB>s2" file. Error where nothing is recognised or
// a file is malformed. Sorted by suite and name.
Result<std::vector<StsSet>> readStsSets(const std::filesystem::path& path);

// The same; empty where nothing is recognised.
Result<std::vector<StsSet>> findStsSets(const std::filesystem::path& path);

}  // namespace paragram
