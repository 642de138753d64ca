// Sentence pieces whose rows follow a list of their own, as the authors' P-SP program numbers them (P22).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// What makes such a tokenizer: text is cut by model, a SentencePiece file; row i is pieces[i], found by its
// text. Pieces that are not in the list are unknown; the row after the last stands for text with nothing
// known.
std::string listedPiecesFile(const std::vector<std::string>& pieces, const std::string& model);
bool isListedPiecesFile(std::string_view bytes);

// bytes: a file of listedPiecesFile: "paragram-pieces 1 V", V lines of a piece each, the SentencePiece file.
Result<std::shared_ptr<const Tokenizer>> makeListedPiecesTokenizer(const std::string& bytes,
                                                                   const std::string& name);

}  // namespace paragram
