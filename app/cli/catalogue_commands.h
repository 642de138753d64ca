// Commands for public data sets: catalogue, download.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> catalogueCommands();

}  // namespace paragram::cli
