// Splits a line of a tab-separated file.
#pragma once

#include <string>
#include <vector>

namespace paragram {

// The fields between tabs: always one more than there are tabs.
std::vector<std::string> splitFields(const std::string& line);

}  // namespace paragram
