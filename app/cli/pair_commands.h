// The command export-pairs.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> pairCommands();

}  // namespace paragram::cli
