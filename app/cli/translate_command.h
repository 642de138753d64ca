// The commands translate and paraphrase.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> translateCommands();

}  // namespace paragram::cli
