// Opens the bytes of a text file: plain or compressed (gzip, bzip2, xz, zstd), a member of an archive (zip,
// tar, compressed tar) read in place, or standard input.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// "-": standard input. "@LIST": the files of a list (listed_files.h). "ARCHIVE!MEMBER": that member. An
// archive alone: its only text, apart from README, LICENSE and similar files; if there are several, an Error
// lists them. The kind of a file is determined by its first bytes, not by its name.
Result<std::unique_ptr<ByteSource>> openBytes(const std::filesystem::path& file);

// The first bytes that openBytes returns, at most `most`. Errors of openBytes.
Result<std::string> readHead(const std::filesystem::path& file, std::size_t most);

}  // namespace paragram
