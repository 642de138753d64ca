// Reads files of word vectors, one word at a time.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/encoders/word_vector_shape.h"

namespace paragram {

// Recognises a file by its first lines. Error if it is not a file of word vectors.
Result<WordVectorShape> recogniseWordVectors(const std::filesystem::path& file);

// Error for a line with another number of values, an invalid number or a truncated file. Words that are not
// UTF-8 are passed as an empty word.
Result<Nothing> readWordVectors(const std::filesystem::path& file, const WordVectorShape& shape,
                                const TakeWordVector& take);

}  // namespace paragram
