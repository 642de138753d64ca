// cluster: a script that starts a command on several machines.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command clusterCommand();

}  // namespace paragram::cli
