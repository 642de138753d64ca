// All formats of pair files.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/formats/pair_format.h"

namespace paragram {

// In the order of lists and the manual; of formats that match equally well, the first is used.
const std::vector<PairFormat>& pairFormats();
// Null if there is none.
const PairFormat* findPairFormat(const std::string& id);
// The ids of all formats that can be read or written.
std::vector<std::string> readableFormats();
std::vector<std::string> writableFormats();

// "-" is standard output, for formats with one text file. Error for an unknown format, or a file that cannot
// be written.
Result<std::unique_ptr<PairWriter>> makePairWriter(const std::filesystem::path& file,
                                                   const PairWriterOptions& options);

}  // namespace paragram
