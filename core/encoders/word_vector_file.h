// Reads files of word vectors, one word at a time.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/encoders/word_vector_shape.h"

namespace paragram {

<<<<<<< HEAD
=======
// plainText: GloVe, no header; fastText: its .bin.
enum class WordVectorFormat { word2vecText, word2vecBinary, plainText, fastText };

struct WordVectorShape {
    WordVectorFormat format = WordVectorFormat::plainText;
    std::size_t dimension = 0;
    std::int64_t count = 0;  // by the header; 0 without one
};

>>>>>>> 5fdc4a43d993683bfa31d6d7624d7ccee6af8672
// Recognises a file by its first lines. Error if it is not a file of word vectors.
Result<WordVectorShape> recogniseWordVectors(const std::filesystem::path& file);

// Error for a line with another number of values, an invalid number or a truncated file. Words that are not
// UTF-8 are passed as an empty word.
Result<Nothing> readWordVectors(const std::filesystem::path& file, const WordVectorShape& shape,
                                const TakeWordVector& take);

}  // namespace paragram
