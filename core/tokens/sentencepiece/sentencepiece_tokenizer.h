// A tokenizer that uses a SentencePiece model (P19, P22).
#pragma once

#include <memory>
#include <string>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// bytes: a SentencePiece .model file. Rows of the table are piece ids; the row of the unknown piece is the
// unknown row. Error if it is not a valid model.
Result<std::shared_ptr<const Tokenizer>> makeSentencePieceTokenizer(const std::string& bytes,
                                                                    const std::string& name);

}  // namespace paragram
