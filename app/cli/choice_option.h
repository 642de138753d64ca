// Flags whose values are names from a list.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/enum_names.h"

namespace paragram::cli {

// Accepts only these names: parsing another one throws a Failure that lists them.
CLI::Option* limitTo(CLI::Option* option, std::vector<std::string> names);

// Accepts other values as well, or leaves their check to the task: the names are completed by the shell.
CLI::Option* suggest(CLI::Option* option, const std::vector<std::string>& names);

// The names of either of the two; empty for other flags.
std::vector<std::string> completionsOf(CLI::Option& option);

// One of an enum's names. value must outlive the parsing; it is unchanged if the flag is not given.
template <class Enum>
CLI::Option* addChoice(CLI::App& app, const std::string& flag, Enum& value, const std::string& help) {
    return limitTo(app.add_option_function<std::string>(
                       flag, [&value](const std::string& name) { value = *valueNamed<Enum>(name); }, help),
                   namesIn<Enum>());
}

// The same with "auto", which leaves the choice to the task.
template <class Enum>
CLI::Option* addChoice(CLI::App& app, const std::string& flag, std::optional<Enum>& value,
                       const std::string& help) {
    std::vector<std::string> names = namesIn<Enum>();
    names.insert(names.begin(), "auto");
    return limitTo(app.add_option_function<std::string>(
                       flag, [&value](const std::string& name) { value = valueNamed<Enum>(name); }, help),
                   std::move(names));
}

}  // namespace paragram::cli
