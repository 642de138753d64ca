// Help, and corrections of mistyped commands and flags.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram::cli {

// "help" and "help COMMAND" as flags: "--help", "COMMAND --help"; no arguments ask for help, too.
std::vector<std::string> withHelpFlags(std::vector<std::string> arguments);

// Ends the --help of a command with its examples.
void addExamples(CLI::App& command, const std::vector<std::string>& examples);

// Error for the first argument that is no command, or no flag of its command, with the name that was probably
// meant. Before parsing, which would first demand the flags that are missing.
Result<Nothing> checkNames(const CLI::App& app, const std::vector<std::string>& arguments);

// The most similar of the names, if at most a third of its letters differ; empty if there is none. A swap of
// two neighbouring letters is one difference.
std::string mostSimilar(const std::string& name, const std::vector<std::string>& names);

}  // namespace paragram::cli
