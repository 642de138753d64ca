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
// known. keepUnknown: that row stands for each unknown piece, too (P-SP's zero_unk = 0), which otherwise are
// dropped.
std::string listedPiecesFile(const std::vector<std::string>& pieces, const std::string& model,
                             bool keepUnknown = false);
bool isListedPiecesFile(std::string_view bytes);

// What such a file is made of.
struct ListedPieces {
    std::vector<std::string> pieces;
    std::string model;
    bool keepUnknown = false;
};
Result<ListedPieces> readListedPieces(const std::string& bytes, const std::string& name);

// bytes: a file of listedPiecesFile: "paragram-pieces 1 V" or "paragram-pieces 1 V keep-unknown", V lines of
// a piece each, the SentencePiece file.
Result<std::shared_ptr<const Tokenizer>> makeListedPiecesTokenizer(const std::string& bytes,
                                                                   const std::string& name);

}  // namespace paragram
