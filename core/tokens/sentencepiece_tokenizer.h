// SentencePiece, trained and applied in this process (P19, P22).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// bytes: a SentencePiece .model file. Rows of the table are piece ids; the unknown piece's row is the unknown
// row.
Result<std::shared_ptr<const Tokenizer>> makeSentencePieceTokenizer(const std::string& bytes,
                                                                    const std::string& name);

// nextSentence gives false at the end. The Error is SentencePiece's own refusal made readable.
// Returns the bytes of a .model file. Threads change the result by rounding only; the same number repeats it.
Result<std::string> trainSentencePiece(const TokenizerSettings& settings, int threads,
                                       const std::function<bool(std::string&)>& nextSentence);

}  // namespace paragram
