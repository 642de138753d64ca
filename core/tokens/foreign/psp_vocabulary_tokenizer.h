// The P-SP vocabulary tokenizer: sentence pieces with row numbers from a list, as in P-SP's .vocab files
// (P22).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// The file of such a tokenizer. Text is segmented by model, a SentencePiece file; row i is pieces[i], found
// by its text. Pieces that are not in the list are unknown; the row after the last is for text with nothing
// known. keepUnknown: that row is also used for each unknown piece (P-SP's zero_unk = 0); otherwise they are
// dropped.
std::string pspVocabularyFile(const std::vector<std::string>& pieces, const std::string& model,
                              bool keepUnknown = false);
bool isPspVocabularyFile(std::string_view bytes);

// The contents of such a file.
struct PspVocabulary {
    std::vector<std::string> pieces;
    std::string model;
    bool keepUnknown = false;
};
// Error for a damaged file, with its name.
Result<PspVocabulary> readPspVocabulary(const std::string& bytes, const std::string& name);

// bytes: from pspVocabularyFile: "paragram-pieces 1 V" or "paragram-pieces 1 V keep-unknown", V lines with
// one piece each, the SentencePiece file. Error if damaged.
Result<std::shared_ptr<const Tokenizer>> makePspVocabularyTokenizer(const std::string& bytes,
                                                                    const std::string& name);

}  // namespace paragram
