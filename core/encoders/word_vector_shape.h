// What every file of word vectors has, whatever its format.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace paragram {

// plainText: GloVe, no header; fastText: its .bin.
enum class WordVectorFormat { word2vecText, word2vecBinary, plainText, fastText };

struct WordVectorShape {
    WordVectorFormat format = WordVectorFormat::plainText;
    std::size_t dimension = 0;
    std::int64_t count = 0;  // by the header; 0 without one
};

// Called with each vector in order: its word as in the file, its numbers, and the share of the file read
// (0..1). Returning false ends the reading.
using TakeWordVector =
    std::function<bool(std::string_view word, std::span<const float> values, double fraction)>;

}  // namespace paragram
