// English plurals of what is counted.
#pragma once

#include <string>

namespace paragram {

// "pairs", "queries".
inline std::string pluralOf(const std::string& what) {
    // A vowel before the y does not occur.
    return what.ends_with('y') ? what.substr(0, what.size() - 1) + "ies" : what + "s";
}

}  // namespace paragram
