// What a tokenizer.json of Hugging Face's tokenizers says about splitting text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/foreign/added_tokens.h"
#include "core/tokens/foreign/json_normalizer.h"

namespace paragram {

struct JsonRules {
    enum class Cut { metaspace, whitespace, wordsAndSymbols, bert };
    enum class Kind { unigram, wordPiece, wordLevel };

    std::vector<TextChange> normalizer;
    Cut cut = Cut::whitespace;
    bool prefix = true, prefixFirstOnly = false, split = true;  // metaspace
    Kind kind = Kind::unigram;
    std::vector<std::string> pieces;
    std::vector<double> scores;  // unigram
    std::int32_t unknown = -1;   // -1: none
    std::string continuing = "##";
    std::size_t longestWord = 100;  // characters
    bool dropUnknown = false;
    bool byteFallback = false;  // unigram: an unknown part becomes the pieces <0x00> to <0xFF> of its bytes
    AddedTokens added;
};

// Error for a kind of model, normalizer or pre-tokenizer that is not supported, by name. Throws
// nlohmann::json::exception for text that is not such a file.
Result<JsonRules> readJsonRules(const std::string& text, const std::string& name);

}  // namespace paragram
