// The sample that comes with the program, written to a folder.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// Writes train.en-es.tsv and {development,test}.{en-en,es-es,en-es}.tsv; gives their paths.
Result<std::vector<std::filesystem::path>> writeSample(const std::filesystem::path& folder);

}  // namespace paragram
