// The command tokenize.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command tokenizeCommand();

}  // namespace paragram::cli
