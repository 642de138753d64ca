// Replaces names in a template by text.
#pragma once

#include <string>

namespace paragram {

// text with every `from` replaced by `to`; from must not be empty.
std::string replaced(std::string text, const std::string& from, const std::string& to);

}  // namespace paragram
