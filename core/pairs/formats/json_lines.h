// Which values of JSON lines are the two sides and the score.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/pairs/formats/json_fields.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

struct JsonKeys {
    std::string source, target, score;  // score may be empty; all are empty if nothing is known
    bool areLanguages = false;          // the last parts of source and target are languages
    bool isDoubtful = false;  // the keys are languages, but not the two that are requested, or too many

    // Codes of the languages; empty if the keys are no languages.
    std::pair<std::string, std::string> languages() const;
};

// The name of the score among the keys; empty if there is none.
std::string jsonScoreKey(const std::vector<JsonField>& fields);

// The keys that the input requests, otherwise those with usual names.
JsonKeys jsonKeysOf(const std::vector<JsonField>& fields, const PairInput& input);

}  // namespace paragram
