// Removes the end of a word before inflection adds an ending.
#pragma once

#include <string_view>

namespace paragram::sample {

// The word without its last `bytes` bytes; an accented Spanish vowel has two.
inline std::string_view without(std::string_view word, std::size_t bytes) {
    return word.substr(0, word.size() - bytes);
}

}  // namespace paragram::sample
