// probing: P20's probing tasks, drawn from a text.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command probingCommand();

}  // namespace paragram::cli
