// Detects and decodes other text encodings than UTF-8 (ICU).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// The encoding of a text from its first bytes: "UTF-8", even if the last character is cut off; "UTF-16LE" or
// "UTF-16BE" with a byte order mark; otherwise ICU's best guess ("windows-1252"), empty if there is none.
std::string guessEncoding(std::string_view head);

// Converts source to UTF-8. encoding: any name that ICU knows; empty or "auto": UTF-16 with a byte order
// mark, otherwise UTF-8 unchanged. What cannot be decoded becomes an invalid byte, so that its line is
// reported. Error for an unknown name.
Result<std::unique_ptr<ByteSource>> decoded(std::unique_ptr<ByteSource> source, const std::string& encoding);

}  // namespace paragram
