// Recognises what a file is, so that a message about a wrong one can say it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/result.h"

namespace paragram {

// "a text file", "a pair store", "a run folder", "a picture", by the first bytes; "no such file" if there is
// none, and "a device or a pipe" without reading it.
std::string kindOfFile(const std::filesystem::path& file);

// What a command reads.
enum class FileRole { pairStore, model, checkpoint, tokenizer, text };

// "notes.txt: a text file, expected a pair store; make one first: paragram-cli import --input notes.txt
// --output PAIRS.h5".
Error wrongFile(const std::filesystem::path& file, FileRole expected);

// Whether it begins as HDF5 files do.
bool isHdf5(const std::filesystem::path& file);

// The Error for a folder, or a file of a known kind without lines of text: HDF5, a picture, a PDF document,
// ... Empty for files that may be text or packed text, and for devices and pipes.
std::optional<Error> refuseAsText(const std::filesystem::path& file);

}  // namespace paragram
