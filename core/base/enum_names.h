// The names of enumerators in files, flags and forms. An enum with names declares them in one place, next to
// its definition:
//
//     enum class Pooling { mean, max };
//     constexpr NamedValue<Pooling> kPoolingNames[]{{Pooling::mean, "mean", "mean"}, {Pooling::max, "max",
//     "maximum"}}; constexpr std::span<const NamedValue<Pooling>> namesOf(Pooling) { return kPoolingNames; }
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/choices.h"
#include "core/base/result.h"

namespace paragram {

template <class Enum>
struct NamedValue {
    Enum value;
    const char* name;   // in files and flags
    const char* label;  // shown in forms
};

template <class Enum>
// The name in files; "" if the table lacks the value.
const char* nameOf(Enum value) {
    for (const NamedValue<Enum>& row : namesOf(value))
        if (row.value == value) return row.name;
    return "";
}

// Empty if the name is not in the table.
template <class Enum>
std::optional<Enum> valueNamed(std::string_view name) {
    for (const NamedValue<Enum>& row : namesOf(Enum{}))
        if (name == row.name) return row.value;
    return std::nullopt;
}

// All names, in the order of the table.
template <class Enum>
std::vector<std::string> namesIn() {
    std::vector<std::string> names;
    for (const NamedValue<Enum>& row : namesOf(Enum{})) names.emplace_back(row.name);
    return names;
}

// The same as a Result; the Error names `key` and lists the choices.
template <class Enum>
Result<Enum> choiceNamed(const std::string& key, std::string_view name) {
    if (const std::optional<Enum> value = valueNamed<Enum>(name)) return *value;
    return wrongChoice(key, name, namesIn<Enum>());
}

}  // namespace paragram
