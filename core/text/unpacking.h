// Compressed bytes as what was compressed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/byte_source.h"

namespace paragram {

// What gzip, bzip2, xz, lzma or zstd packed, told by the first bytes; anything else as it is.
Result<std::unique_ptr<ByteSource>> unpacked(std::unique_ptr<ByteSource> source);

// Whether bytes begin something that it unpacks.
bool isPacked(std::string_view head);

// source with bytes in front that were read from it before.
std::unique_ptr<ByteSource> withHead(std::string head, std::unique_ptr<ByteSource> source);
// Reads until there are so many bytes or the end.
Result<std::string> readUpTo(ByteSource& source, std::size_t most);

// Data that expands as no text does: the Error says so. packed and plain are bytes.
std::optional<Error> expandsTooMuch(const std::string& name, std::uint64_t packed, std::uint64_t plain);

}  // namespace paragram
