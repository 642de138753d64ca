// The bytes of one file, or of standard input.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/text/byte_source.h"

namespace paragram {

// Unpacked where compressed; of a zip or tar the bytes of the archive itself. "-": standard input.
Result<std::unique_ptr<ByteSource>> openFileBytes(const std::filesystem::path& file);

}  // namespace paragram
