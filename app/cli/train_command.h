// paragram-cli train: one training, or a grid of them.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command trainCommand();

}  // namespace paragram::cli
