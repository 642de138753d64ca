// Messages of the engine in the words of one command.
#pragma once

#include <CLI/CLI.hpp>

#include "core/base/result.h"

namespace paragram::cli {

// The advice of an error names flags and settings of the command that usually meets it. What this command has
// no flag for is omitted, or said without one.
Error inCommandWords(Error error, const CLI::App& command);

}  // namespace paragram::cli
