// Commands that find sentences: neighbours, mine.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> searchCommands();

}  // namespace paragram::cli
