// Writes a tokenizer.json of Hugging Face's tokenizers for a model of ours, and the table in its order.
#pragma once

#include <optional>
#include <string>

#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/exchange/export_files.h"
#include "core/models/model.h"

namespace paragram {

struct JsonTokens {
    std::string json;  // tokenizer.json
    // A row for each of its ids; zero for those that the model leaves out, which turns no mean.
    Matrix table;
};

// Why a model cannot be put so: max pooling (zero rows would count), several parts, languages that share
// nothing, n-grams, words by Unicode's rules, byte-pair pieces.
std::optional<Error> jsonTokensRefusal(const Model& model, const std::string& name);
// Of a model without refusal.
Result<JsonTokens> jsonTokens(const Model& model);

// For each text whether it does not count when vectors are compared (CompareSkip): tokenizer.json, read back,
// cuts it otherwise than the model does, or the model knows nothing of it.
std::vector<char> otherCuts(const Model& model, const Tokenizer& readBack,
                            const std::vector<std::string>& texts);

}  // namespace paragram
