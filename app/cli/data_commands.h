// Commands that create and describe data.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> dataCommands();

}  // namespace paragram::cli
