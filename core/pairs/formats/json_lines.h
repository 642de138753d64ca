// Which values of JSON lines are the two sides and the score.
#pragma once

#include <string>
#include <vector>

#include "core/pairs/formats/json_fields.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

struct JsonKeys {
    std::string source, target, score;  // score may be empty; all are empty if nothing is known
    bool areLanguages = false;          // the last parts of source and target are languages
};

// The keys that the input requests, otherwise those with usual names.
JsonKeys jsonKeysOf(const std::vector<JsonField>& fields, const PairInput& input);

}  // namespace paragram
