// Commands that make and use models.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> modelCommands();

// --model, required.
std::shared_ptr<std::string> modelOption(CLI::App& app);

}  // namespace paragram::cli
