// Opens pair files: recognises the format and creates a reader.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/base/result.h"
#include "core/pairs/formats/pair_format.h"

namespace paragram {

// Opens the first file, finds the only text or the pair of texts in an archive, finds a second file that
// belongs to the first by name, and determines the format. An archive on standard input is first stored in a
// file. Error for an unknown format, or files that cannot be opened.
Result<PairSource> openPairSource(const PairInput& input);
// The reader of an opened source.
Result<std::unique_ptr<PairReader>> makePairReader(PairSource source);

// Error for an unknown format, options that make no sense, or files that cannot be opened.
Result<std::unique_ptr<PairReader>> makePairReader(const PairInput& input);

// The id of the format that `auto` means for this input; "tsv" if none is recognised.
std::string guessFormat(const PairInput& input);

// Whether a file name could be that of pairs, for files dropped onto the window.
bool looksLikePairs(const std::filesystem::path& file);

}  // namespace paragram
