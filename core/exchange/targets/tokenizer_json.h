// Writes a tokenizer.json of Hugging Face's tokenizers for a model, and the table in the order of its ids.
#pragma once

#include <optional>
#include <string>

#include "core/base/numeric/matrix.h"
#include "core/base/result.h"
#include "core/exchange/targets/export_files.h"
#include "core/models/model.h"

namespace paragram {

struct JsonTokens {
    std::string json;  // tokenizer.json
    // One row for each of its ids; zero for those that the model drops, which does not change the direction
    // of a mean.
    Matrix table;
};

// Why a model cannot be converted: max pooling (zero rows would count), several parts, languages that share
// nothing, n-grams, words by Unicode's rules, byte-pair pieces.
std::optional<Error> jsonTokensRefusal(const Model& model, const std::string& name);
// For a model without refusal.
Result<JsonTokens> jsonTokens(const Model& model);

// For each text, whether it is excluded from the comparison of vectors (CompareSkip): tokenizer.json, read
// back, tokenises it differently from the model, or the model has no known token for it.
std::vector<char> otherCuts(const Model& model, const Tokenizer& readBack,
                            const std::vector<std::string>& texts);

}  // namespace paragram
