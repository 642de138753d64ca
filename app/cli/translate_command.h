// The command translate.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command translateCommand();

}  // namespace paragram::cli
