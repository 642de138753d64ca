// Commands that make and use models.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> modelCommands();

}  // namespace paragram::cli
