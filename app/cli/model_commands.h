// Commands that use models.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> modelCommands();

// Declares --model, required.
std::shared_ptr<std::string> modelOption(CLI::App& app);

}  // namespace paragram::cli
