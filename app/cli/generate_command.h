// generate: sentences that a generative model writes.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command generateCommand();

}  // namespace paragram::cli
