// Files of word vectors, read word by word.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

enum class WordVectorFormat { word2vecText, word2vecBinary, plainText };  // plainText: GloVe, no header

struct WordVectorShape {
    WordVectorFormat format = WordVectorFormat::plainText;
    std::size_t dimension = 0;
    std::int64_t count = 0;  // by the header; 0 without one
};

// By the first lines of the file.
Result<WordVectorShape> recogniseWordVectors(const std::filesystem::path& file);

// Called for each vector in order: its word, as it stands in the file, its numbers, and the share of the file
// read. False ends the reading.
using TakeWordVector =
    std::function<bool(std::string_view word, std::span<const float> values, double fraction)>;

// Error: a line with another number of values, a number that is none, a file that is cut short. Words that
// are no UTF-8 come as an empty word.
Result<Nothing> readWordVectors(const std::filesystem::path& file, const WordVectorShape& shape,
                                const TakeWordVector& take);

}  // namespace paragram
