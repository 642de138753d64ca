// Flags for the costs of links between two documents.
#pragma once

#include <CLI/CLI.hpp>

#include "core/alignment/align_settings.h"

namespace paragram::cli {

// settings must outlive the parsing.
void addAlignFlags(CLI::App& app, AlignSettings& settings);

}  // namespace paragram::cli
