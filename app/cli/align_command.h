// align and split-sentences: documents to linked sentences.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> alignCommands();

}  // namespace paragram::cli
