// Commands that analyse corpora: lexicon, overlap.
#pragma once

#include <vector>

#include "app/cli/command.h"

namespace paragram::cli {

std::vector<Command> analysisCommands();

}  // namespace paragram::cli
