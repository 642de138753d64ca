// A flag that accepts one of an enum's names.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "core/base/enum_names.h"

namespace paragram::cli {

// value must outlive the parsing; it is unchanged if the flag is not given. A wrong name is an error of the
// command line that lists the choices.
template <class Enum>
CLI::Option* addChoice(CLI::App& app, const std::string& flag, Enum& value, const std::string& help) {
    return app.add_option_function<std::string>(
        flag,
        [&value, flag](const std::string& name) {
            const auto named = valueNamed<Enum>(name);
            if (!named) throw CLI::ValidationError(flag, "\"" + name + "\", expected " + nameList<Enum>());
            value = *named;
        },
        help);
}

// The same with "auto", which leaves the choice to the task.
template <class Enum>
CLI::Option* addChoice(CLI::App& app, const std::string& flag, std::optional<Enum>& value,
                       const std::string& help) {
    return app.add_option_function<std::string>(
        flag,
        [&value, flag](const std::string& name) {
            value = valueNamed<Enum>(name);
            if (!value && name != "auto")
                throw CLI::ValidationError(flag, "\"" + name + "\", expected auto, " + nameList<Enum>());
        },
        help);
}

}  // namespace paragram::cli
