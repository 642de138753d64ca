// Reads files of word vectors, one word at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// plainText: GloVe, no header; fastText: its .bin.
enum class WordVectorFormat { word2vecText, word2vecBinary, plainText, fastText };

struct WordVectorShape {
    WordVectorFormat format = WordVectorFormat::plainText;
    std::size_t dimension = 0;
    std::int64_t count = 0;  // by the header; 0 without one
};

// Recognises a file by its first lines. Error if it is not a file of word vectors.
Result<WordVectorShape> recogniseWordVectors(const std::filesystem::path& file);

// Called with each vector in order: its word as in the file, its numbers, and the share of the file read
// (0..1). Returning false ends the reading.
using TakeWordVector =
    std::function<bool(std::string_view word, std::span<const float> values, double fraction)>;

// Error for a line with another number of values, an invalid number or a truncated file. Words that are not
// UTF-8 are passed as an empty word.
Result<Nothing> readWordVectors(const std::filesystem::path& file, const WordVectorShape& shape,
                                const TakeWordVector& take);

}  // namespace paragram
