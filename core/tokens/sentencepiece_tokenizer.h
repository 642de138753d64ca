// SentencePiece applied (P19, P22).
#pragma once

#include <memory>
#include <string>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// bytes: a SentencePiece .model file. Rows of the table are piece ids; the unknown piece's row is the unknown
// row.
Result<std::shared_ptr<const Tokenizer>> makeSentencePieceTokenizer(const std::string& bytes,
                                                                    const std::string& name);

}  // namespace paragram
