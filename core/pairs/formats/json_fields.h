// The texts and numbers of a JSON value as a flat list.
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

// In the order of the file. Error, with `where`, for invalid JSON, more than 10,000 values, or more than 64
// levels of nesting.
Result<std::vector<JsonField>> readJsonFields(std::string_view json, const std::string& where);

}  // namespace paragram
