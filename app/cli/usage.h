// Help, and corrections of mistyped commands and flags.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram::cli {

// "help" and "help COMMAND" as flags: "--help", "COMMAND --help"; no arguments ask for help, too. Flags of
// the program may come first.
std::vector<std::string> withHelpFlags(const CLI::App& app, std::vector<std::string> arguments);

// Ends the --help of a command with its examples.
void addExamples(CLI::App& command, const std::vector<std::string>& examples);

// Error for the first argument that is no command, or no flag of its command, with the name that was probably
// meant. Before parsing, which would first demand the flags that are missing.
Result<Nothing> checkNames(const CLI::App& app, const std::vector<std::string>& arguments);

}  // namespace paragram::cli
