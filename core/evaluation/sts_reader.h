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

// path: a folder (its subfolders are looked into, too), a single STS.input file, an STS Benchmark csv, or a
// plain "gold<TAB>s1<TAB>s2" file. Error where nothing is recognised or a file is malformed. Sorted by suite
// and name.
Result<std::vector<StsSet>> readStsSets(const std::filesystem::path& path);

}  // namespace paragram
