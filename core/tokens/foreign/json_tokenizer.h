// The tokenizer.json format of Hugging Face: Unigram, WordPiece and word-level models.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// A tokenizer file from the text of a tokenizer.json. dropUnknown: unknown tokens are dropped, as in
// model2vec unless the model is a Unigram one; otherwise they count as the row of the unknown token.
std::string jsonTokenizerFile(const std::string& json, bool dropUnknown);
bool isJsonTokenizerFile(std::string_view bytes);

// bytes: from jsonTokenizerFile. Rows are the ids of the file; one more row, the last, is for text without
// any token. Special tokens are not searched in text. Error for a damaged file, or an unsupported kind of
// model (BPE) or step.
Result<std::shared_ptr<const Tokenizer>> makeJsonTokenizer(const std::string& bytes, const std::string& name);

}  // namespace paragram
