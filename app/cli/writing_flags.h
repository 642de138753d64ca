// Flags of the search with which a generative model writes.
#pragma once

#include "app/cli/command.h"
#include "core/generation/text_writer.h"

namespace paragram::cli {

// options must outlive the parsing; its values are the defaults.
void addWritingFlags(CLI::App& app, WritingOptions& options);

}  // namespace paragram::cli
