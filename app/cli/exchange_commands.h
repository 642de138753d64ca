// Commands that import models from other programs and export them.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> exchangeCommands();

}  // namespace paragram::cli
