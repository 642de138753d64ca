// The bytes of one file, or of standard input.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// Decompresses the file if necessary; a zip or tar archive is returned as it is. "-": standard input. Error
// if the file is missing, a folder or not readable.
Result<std::unique_ptr<ByteSource>> openFileBytes(const std::filesystem::path& file);

}  // namespace paragram
