// Detects and decodes other text encodings than UTF-8 (ICU).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// The encoding of a text from its first bytes: "UTF-8", even if the last character is cut off; "UTF-16LE" or
// "UTF-16BE" with a byte order mark; otherwise, unless it is UTF-8 with damaged
// characters, ICU's best guess ("windows-1252"), empty if there is none.
std::string guessEncoding(std::string_view head);

// What to do about a text, such as "line", with bytes that are not UTF-8; head: a part of the file around it.
std::string encodingAdvice(std::string_view head, const std::string& text);

// Converts source to UTF-8. encoding: any name that ICU knows; kRepairedUtf8 (utf8_repair.h); empty or
// "auto": UTF-16 with a byte order mark, otherwise UTF-8 unchanged. What cannot be decoded becomes an invalid
// byte, so that its line is reported. Error for an unknown name.
Result<std::unique_ptr<ByteSource>> decoded(std::unique_ptr<ByteSource> source, const std::string& encoding);

}  // namespace paragram
