// A tokenizer.json of Hugging Face's tokenizers: Unigram, WordPiece and word-level models, in this process.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// The bytes of a tokenizer made from the text of a tokenizer.json. dropUnknown: unknown tokens do not count,
// as model2vec has it where the model is no Unigram; otherwise they count as the row of the unknown token.
std::string jsonTokenizerFile(const std::string& json, bool dropUnknown);
bool isJsonTokenizerFile(std::string_view bytes);

// bytes: of jsonTokenizerFile. Rows are the file's own ids; one row more, the last, stands for text without
// any token. Special tokens are not looked for in text. Error: damaged, a kind of model (BPE) or a step that
// is not known here.
Result<std::shared_ptr<const Tokenizer>> makeJsonTokenizer(const std::string& bytes, const std::string& name);

}  // namespace paragram
