// The texts and numbers of a JSON value, flat.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct JsonField {
    std::string key;  // "source", "translation.en", "set.0"
    std::string text;
    bool isNumber = false;
};

// In the order of the file. Error{where} for what is no JSON, has more than 10,000 values, or is nested more
// than 64 deep.
Result<std::vector<JsonField>> readJsonFields(std::string_view json, const std::string& where);

}  // namespace paragram
