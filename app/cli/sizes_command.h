// Compares the sizes of a table with what they cost in score.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "app/cli/command.h"
#include "core/base/result.h"

namespace paragram::cli {

Command sizesCommand();

// Declares --tokens and --token-text, which keep the most frequent tokens; both must outlive the parsing.
void addTokens(CLI::App& app, std::size_t& tokens, std::filesystem::path& text);
// The lines of the text; empty if no tokens are to be counted. Error for one flag without the other, and of
// the file.
Result<std::vector<std::string>> tokenLines(bool counting, const std::filesystem::path& text);

}  // namespace paragram::cli
