// A list of files, read one after another as if they were one: the shards of a large text.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// "@LIST", unless there is a file of this name: LIST has the name of a file on each line.
bool isListOfFiles(const std::filesystem::path& file);

// The files that such a list names. Error if it is missing or empty.
Result<std::vector<std::filesystem::path>> listedFiles(const std::filesystem::path& file);

using OpenFile = std::function<Result<std::unique_ptr<ByteSource>>(const std::filesystem::path&)>;

// The bytes of the listed files, each as `open` gives them and with a line end after its last line. A read
// never returns bytes of two files, and name() is that of the file which the last one read. Error if the list
// is missing or empty, or the first file cannot be opened; the others are opened when they are reached.
Result<std::unique_ptr<ByteSource>> openListedFiles(const std::filesystem::path& file, OpenFile open);

}  // namespace paragram
