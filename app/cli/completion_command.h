// The command completion.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command completionCommand();

}  // namespace paragram::cli
