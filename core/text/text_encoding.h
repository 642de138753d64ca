// Text in other encodings than UTF-8: told apart, and decoded (ICU).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/text/byte_source.h"

namespace paragram {

// The encoding of a text by its first bytes: "UTF-8", also where the last character is cut; "UTF-16LE",
// "UTF-16BE" by their mark; else what ICU finds likeliest ("windows-1252"), empty where it finds nothing.
std::string guessEncoding(std::string_view head);

// source as UTF-8. encoding: any name that ICU knows; empty or "auto": UTF-16 by its byte order mark, else
// UTF-8 as it is. What cannot be decoded becomes a byte that is not valid UTF-8, so that its line is told.
// Error for a name that is not known.
Result<std::unique_ptr<ByteSource>> decoded(std::unique_ptr<ByteSource> source, const std::string& encoding);

}  // namespace paragram
