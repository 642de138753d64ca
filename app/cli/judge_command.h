// The command judge.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command judgeCommand();

}  // namespace paragram::cli
