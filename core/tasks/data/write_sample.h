// Writes the sample data that is built into the program to a folder.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// Writes train.en-es.tsv and {development,test}.{en-en,es-es,en-es}.tsv and returns their paths. Error if the
// folder cannot be created, or contains a file of such a name with other contents that may not be
// overwritten. Throws MachineFailure.
Result<std::vector<std::filesystem::path>> writeSample(const std::filesystem::path& folder,
                                                       bool overwrite = false);

}  // namespace paragram
