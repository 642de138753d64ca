// Text with names in it that stand for other text.
#pragma once

#include <string>

namespace paragram {

// Every from replaced by to; from is not empty.
std::string replaced(std::string text, const std::string& from, const std::string& to);

}  // namespace paragram
