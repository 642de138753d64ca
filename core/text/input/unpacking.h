// Decompresses streams of bytes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/input/byte_source.h"

namespace paragram {

// Decompresses gzip, bzip2, xz, lzma or zstd, recognised by the first bytes; other data is unchanged.
Result<std::unique_ptr<ByteSource>> unpacked(std::unique_ptr<ByteSource> source);

// Whether bytes are the start of compressed data.
bool isPacked(std::string_view head);

// source, preceded by bytes that were already read from it.
std::unique_ptr<ByteSource> withHead(std::string head, std::unique_ptr<ByteSource> source);
// Reads until `most` bytes or the end.
Result<std::string> readUpTo(ByteSource& source, std::size_t most);

// An Error if data expands more than text can. packed and plain are numbers of bytes.
std::optional<Error> expandsTooMuch(const std::string& name, std::uint64_t packed, std::uint64_t plain);

}  // namespace paragram
