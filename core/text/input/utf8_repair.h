// UTF-8 with damaged characters.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/text/input/byte_source.h"

namespace paragram {

// The name of the encoding UTF-8 whose damaged characters are replaced.
inline constexpr const char* kRepairedUtf8 = "UTF-8-replace";

// What the bytes of a text are made of besides ASCII.
struct Utf8Shares {
    std::size_t characters = 0;  // valid, of two bytes or more
    std::size_t damaged = 0;     // bytes, or beginnings of characters, that are not UTF-8
    // Text in another encoding contains hardly any valid character.
    bool isDamagedUtf8() const { return damaged > 0 && characters >= 2 * damaged; }
};
Utf8Shares utf8Shares(std::string_view text);

// Replaces each damaged character by U+FFFD, as Unicode recommends (one for each maximal part).
std::unique_ptr<ByteSource> repairedUtf8(std::unique_ptr<ByteSource> source);

}  // namespace paragram
