// Flags that name files to write, and what holds for all of them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <utility>

#include "core/base/result.h"

namespace paragram::cli {

// The heading of these flags in --help.
inline constexpr auto kOutputGroup = "Files to write";

// Declares a flag whose value is the name of a file to write, and --overwrite with the first of them.
template <class Path>
CLI::Option* addOutput(CLI::App& app, const std::string& flag, Path& target, const std::string& description) {
    if (app.get_option_no_throw("--overwrite") == nullptr)
        app.add_flag_callback(
               "--overwrite", [] {}, "Replace files that exist already")
            ->group(kOutputGroup);
    CLI::Option* option = app.add_option(flag, target, description)->group(kOutputGroup)->type_name("FILE");
    if (target == Path("-")) option->default_str("-");
    return option;
}

// Whether the command writes its output to a terminal, which then shows no progress in between.
bool writesToTerminal(const CLI::App& command);

// Whether --overwrite was given.
bool overwrites(const CLI::App& command);

// For names that a command forms from a flag's value: Error if the file exists and --overwrite was not given.
Result<Nothing> checkOutput(const CLI::App& command, const std::string& file);

// Of all flags of addOutput after parsing: no output is an input of the same command or another output, and
// none exists unless --overwrite is given. Devices and pipes are always allowed.
Result<Nothing> checkOutputs(const CLI::App& command);

}  // namespace paragram::cli
