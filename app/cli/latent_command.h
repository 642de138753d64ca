// The command latent.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command latentCommand();

}  // namespace paragram::cli
