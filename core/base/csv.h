// Fields of a CSV line (RFC 4180).
#pragma once

#include <string>
#include <string_view>

namespace paragram {

// The text in quotes, with quotes inside doubled.
std::string csvQuoted(std::string_view text);
// The same if it contains a comma, a quote or a line end; otherwise unchanged.
std::string csvField(std::string_view text);

}  // namespace paragram
