// Commands that take models from other programs and give them to others.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> exchangeCommands();

}  // namespace paragram::cli
