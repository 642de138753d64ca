// The word vectors of a fastText model (.bin), supervised or not.
#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/result.h"
#include "core/encoders/word_vector_shape.h"

namespace paragram {

// Whether a file that begins like this is a model of fastText.
bool looksLikeFastText(std::string_view head);

// Its dimension and number of words. Error for a quantised model (.ftz), which has no vectors of words, and
// for a damaged or truncated one.
Result<WordVectorShape> fastTextShape(const std::filesystem::path& file);

// Each word of the vocabulary with the vector that fastText itself computes: the mean of the rows of the word
// and of its character n-grams. Rows are read from disk as they are needed. Errors as above.
Result<Nothing> readFastText(const std::filesystem::path& file, const TakeWordVector& take);

}  // namespace paragram
