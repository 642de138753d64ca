// Which values of JSON lines are the two sides.
#pragma once

#include <string>
#include <vector>

#include "core/pairs/formats/json_fields.h"
#include "core/pairs/pair_reader.h"

namespace paragram {

struct JsonKeys {
    std::string source, target, score;  // score may be empty; all are where nothing is known
    bool areLanguages = false;          // the last parts of source and target name languages
};

// As the input asks for, else by what an object's keys are called.
JsonKeys jsonKeysOf(const std::vector<JsonField>& fields, const PairInput& input);

}  // namespace paragram
