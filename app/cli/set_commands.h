// Commands that split and merge pair stores.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> setCommands();

}  // namespace paragram::cli
