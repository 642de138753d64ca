// The command manual.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command manualCommand();

}  // namespace paragram::cli
